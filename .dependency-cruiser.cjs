// The import law. One row per folder of src: what it may import besides itself.
const mayImport = {
  contract: [],
  config: [],
  labels: [],
  "page-cache": [],
  observation: [],
  lib: ["config"],
  ui: ["config", "labels", "lib"],
  state: ["contract", "config", "lib"],
  tenancy: ["contract", "config", "lib", "observation"],
  api: ["contract", "config", "labels", "lib", "tenancy"],
  blocks: ["contract", "config", "labels", "lib", "tenancy", "api", "ui", "state"],
  features: ["contract", "config", "labels", "lib", "ui", "state", "tenancy", "api", "blocks"],
  layout: ["contract", "config", "labels", "lib", "ui", "state", "tenancy", "api", "blocks", "features"],
};
const isTest = "\\.test\\.tsx?$";
const everything = "^(app|src|backend|widget|tenants|e2e|scripts)/";

const srcRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-${allowed.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^src/${folder}/`, pathNot: isTest },
  to: { path: everything, pathNot: [`^src/(${[folder, ...allowed].join("|")})/`] },
}));

module.exports = {
  forbidden: [
    ...srcRules,
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "features-do-not-know-each-other",
      severity: "error",
      from: { path: "^src/features/([^/]+)/" },
      to: { path: "^src/features/", pathNot: "^src/features/$1/" },
    },
    { name: "nobody-imports-routes", severity: "error", from: { pathNot: "^app/" }, to: { path: "^app/" } },
    {
      name: "routes-stay-thin",
      severity: "error",
      from: { path: "^app/" },
      to: { path: everything, pathNot: ["^src/(features|layout|tenancy|styles)/", "^app/"] },
    },
    {
      name: "middleware-knows-only-tenancy",
      severity: "error",
      from: { path: "^middleware\\.ts$" },
      to: { path: everything, pathNot: ["^src/(tenancy|config|lib)/"] },
    },
    {
      name: "backend-knows-only-contract-and-observation",
      severity: "error",
      from: { path: "^backend/", pathNot: isTest },
      to: { path: everything, pathNot: ["^backend/", "^src/(contract|observation)/"] },
    },
    {
      name: "widget-loader-knows-only-the-protocol",
      severity: "error",
      from: { path: "^widget/loader/", pathNot: isTest },
      to: { pathNot: ["^widget/loader/", "^src/contract/widget/"] },
    },
    {
      name: "widget-app-reuses-only-foundations",
      severity: "error",
      from: { path: "^widget/app/", pathNot: isTest },
      to: { path: everything, pathNot: ["^widget/app/", "^src/(contract|config|labels|lib|ui|api)/"] },
    },
    {
      name: "widget-words-come-from-the-language-in-use",
      severity: "error",
      from: {
        path: "^widget/app/",
        pathNot: [isTest, "^widget/app/testing/", "^widget/app/(state/words|runtime/language)\\.ts$"],
      },
      to: { path: "^src/labels/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-tests-use-testing",
      severity: "error",
      from: { pathNot: ["^src/testing/", isTest, "^e2e/"] },
      to: { path: "^src/testing/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
