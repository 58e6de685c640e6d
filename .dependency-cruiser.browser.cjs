// What may reach the browser. Type-only imports vanish at build, so here they are not edges.
const { options } = require("./.dependency-cruiser.cjs");

module.exports = {
  forbidden: [
    {
      name: "no-zod-in-the-browser",
      severity: "error",
      from: {
        path: "^(src/(config|labels|lib|ui|state|api|blocks|layout)|widget)/",
        pathNot: "\\.(test|server)\\.tsx?$",
      },
      to: { path: "node_modules/zod", reachable: true },
    },
  ],
  options: { ...options, tsPreCompilationDeps: false },
};
