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
  tenancy: ["contract", "config", "labels", "lib", "observation", "page-cache"],
  styles: ["lib", "generated"],
  api: ["contract", "config", "labels", "lib", "page-cache", "tenancy"],
  blocks: ["contract", "config", "labels", "lib", "tenancy", "api", "ui", "state"],
  features: ["contract", "config", "labels", "lib", "ui", "state", "tenancy", "api", "blocks"],
  layout: [
    "contract",
    "config",
    "labels",
    "lib",
    "ui",
    "state",
    "styles",
    "generated",
    "tenancy",
    "api",
    "blocks",
    "features",
  ],
};
// The backend's inner law, from the bottom up: a folder may import itself and the rows above its own, so nothing imports
// upwards and no two folders import each other. What starts the program (backend/*.ts) imports all and is imported by none.
const backendLayers = [
  ["lib"],
  ["db", "providers", "revalidation"],
  ["queue"],
  ["call"],
  ["attachments", "catalogue", "operation", "people", "reservations", "staff", "tenancy"],
  ["certificates", "messages"],
  ["booking", "posts"],
  ["figures"],
  ["api", "desk", "seed"],
  ["content"],
  ["platform", "publishing"],
  ["cli", "http"],
];
const httpLayers = [["request"], ["openapi", "routes", "static"]];
const isTest = "\\.test\\.tsx?$";
const everything = "^(app|src|backend|widget|studio|tenants|e2e|scripts)/";

const srcRules = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-${allowed.join("-") || "itself"}`,
  severity: "error",
  from: { path: `^src/${folder}/`, pathNot: isTest },
  to: { path: everything, pathNot: [`^src/(${[folder, ...allowed].join("|")})/`] },
}));

const layerRules = (root, layers) =>
  layers.flatMap((layer, height) =>
    layer.map((folder) => ({
      name: `${root.replaceAll("/", "-")}-${folder}-imports-only-what-is-below-it`,
      severity: "error",
      from: { path: `^${root}/${folder}/`, pathNot: isTest },
      to: {
        path: `^${root}/`,
        pathNot: `^${root}/(${[folder, ...layers.slice(0, height).flat()].join("|")})/`,
      },
    })),
  );

module.exports = {
  forbidden: [
    ...srcRules,
    ...layerRules("backend", backendLayers),
    ...layerRules("backend/http", httpLayers),
    {
      name: "backend-folders-have-a-layer",
      severity: "error",
      from: {},
      to: { path: "^backend/[^/]+/", pathNot: `^backend/(testing|${backendLayers.flat().join("|")})/` },
    },
    {
      name: "only-tests-use-backend-testing",
      severity: "error",
      from: { pathNot: ["^(backend/testing|e2e|scripts|tenants)/", isTest] },
      to: { path: "^backend/testing/" },
    },
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
      to: { pathNot: ["^widget/loader/", "^src/contract/widget/", "^src/config/motion\\.ts$"] },
    },
    {
      name: "widget-app-reuses-only-foundations",
      severity: "error",
      from: { path: "^widget/app/", pathNot: isTest },
      to: { path: everything, pathNot: ["^widget/app/", "^src/(contract|config|labels|lib|ui|api)/"] },
    },
    {
      name: "studio-reuses-only-foundations",
      severity: "error",
      from: { path: "^studio/app/", pathNot: isTest },
      to: {
        path: everything,
        pathNot: ["^studio/app/", "^src/(contract|config|lib)/", "^src/ui/icon\\.tsx$"],
      },
    },
    {
      name: "nobody-imports-the-studio",
      severity: "error",
      from: { pathNot: ["^studio/", "^e2e/"] },
      to: { path: "^studio/" },
    },
    {
      name: "widget-words-come-from-the-language-in-use",
      severity: "error",
      from: {
        path: "^widget/app/",
        pathNot: [isTest, "^widget/app/testing/", "^widget/app/(state/(all-)?words|runtime/language)\\.ts$"],
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
