import { html } from "hono/html";
import type { OpenApiDocument, Operation, Parameter } from "./document";
import { renderSchema } from "./render-schema";

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

/** The document as one page without scripts. */
export function renderPage({ info, tags, paths, components }: OpenApiDocument) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const groups = [...tags.map(({ name }) => name), "Other"]
    .map((name) => ({ name, calls: calls.filter(({ operation }) => operation.tags.includes(name)) }))
    .filter((group) => group.calls.length > 0);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<nav aria-label="Calls">
${groups.map(
  (group) => html`<h2>${group.name}</h2>
<ul>${group.calls.map(
    ({ method, path, operation }) =>
      html`<li><a href="#${operation.operationId}"><span>${method}</span> ${path}</a></li>`,
  )}</ul>`,
)}
<h2>Schemas</h2>
<ul>${Object.keys(components.schemas).map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul>
</nav>
<main>
<h1>${info.title}</h1>
<p>${info.description} As JSON: <a href="/openapi.json">openapi.json</a>.</p>
${groups.map((group) => html`<h2>${group.name}</h2>${group.calls.map(renderCall)}`)}
<h2>Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) => html`<section id="${name}"><h3>${name}</h3>${renderSchema(schema)}</section>`,
)}
</main>
</body>
</html>`;
}

function renderCall({ method, path, operation }: Call) {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  const isSignedIn = security.every((way) => "token" in way);
  const errors = Object.entries(responses).filter(([status]) => status !== "200");
  const schemaOf = (content: { "application/json": { schema: object } } | undefined) =>
    content?.["application/json"].schema ?? {};
  return html`<section id="${operationId}">
<h3><span>${method}</span> <code>${path}</code></h3>
<p>${summary}${isSignedIn ? html` <em>Signed in.</em>` : ""}</p>
${parameters.length > 0 ? renderParameters(parameters) : ""}
${
  requestBody
    ? html`<h4>Body${requestBody.required ? "" : ", optional"}</h4>${renderSchema(schemaOf(requestBody.content))}`
    : ""
}
<details><summary>Response</summary>${renderSchema(schemaOf(responses[200]?.content))}</details>
<details><summary>Errors</summary><dl>${errors.map(
    ([status, { description }]) => html`<dt>${status}</dt><dd>${description}</dd>`,
  )}</dl></details>
</section>`;
}

function renderParameters(parameters: Parameter[]) {
  return html`<table>
<thead><tr><th>Parameter</th><th>In</th><th>Type</th></tr></thead>
<tbody>${parameters.map(
    ({ name, in: place, required, schema, description }) => html`<tr>
<td><code>${name}</code>${required ? "" : html`<i>?</i>`}</td><td>${place}</td><td>${renderSchema(schema)}${
      description ? html`<br>${description}` : ""
    }</td></tr>`,
  )}</tbody>
</table>`;
}
