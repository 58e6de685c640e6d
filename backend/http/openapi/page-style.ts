/** Served as a file, so that the page's policy allows no inline style. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; display: grid; grid-template-columns: minmax(18rem, 24rem) minmax(0, 1fr); }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; box-sizing: border-box; padding: 1.5rem; font-size: 0.8125rem; border-right: 1px solid; }
nav h2 { font-size: 0.875rem; margin: 1.25rem 0 0.25rem; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: 0.125rem 0; overflow-wrap: anywhere; color: inherit; text-decoration: none; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
nav span, h3 span { display: inline-block; min-width: 3.5rem; font-weight: 700; }
main { padding: 2rem clamp(1rem, 4vw, 4rem) 8rem; max-width: 64rem; }
main h2 { margin-top: 4rem; }
section { border-top: 1px solid; padding: 1rem 0 1.5rem; scroll-margin-top: 1rem; overflow-wrap: anywhere; }
section:target h3 { text-decoration: underline; }
h3 { margin: 0; font-size: 1.125rem; }
h4 { margin: 1rem 0 0; }
code { font: 0.875em ui-monospace, monospace; }
ul { padding-left: 1.25rem; }
table { border-collapse: collapse; width: 100%; }
th, td { overflow-wrap: normal; text-align: left; vertical-align: top; padding: 0.25rem 1rem 0.25rem 0; border-top: 1px solid; }
th, td:not(:last-child) { white-space: nowrap; }
dt { float: left; clear: left; width: 5rem; font-weight: 700; }
dd { margin-left: 5rem; }
@media (max-width: 56rem) { body { display: block; } nav { position: static; height: auto; border: 0; } }
`;
