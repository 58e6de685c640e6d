import { html } from "hono/html";
import { type JsonSchema, referredName } from "./json-schema";

type Html = ReturnType<typeof html>;

/** A schema as HTML: its type, and the fields of an object below it. */
export function renderSchema(schema: JsonSchema): Html {
  return html`${kindOf(schema)}${renderFields(schema)}`;
}

function renderFields(schema: JsonSchema): Html | "" {
  const inner = schema.items ?? schema;
  const choices = (inner.anyOf ?? inner.oneOf ?? []).filter((choice) => choice.properties);
  if (choices.length > 0)
    return html`<ul>${choices.map((choice) => html`<li>one way:${renderFields(choice)}</li>`)}</ul>`;
  const fields = Object.entries(inner.properties ?? {});
  if (fields.length === 0) return "";
  const required = new Set(inner.required);
  return html`<ul>${fields.map(
    ([name, field]) =>
      html`<li><code>${name}</code>${required.has(name) ? "" : html`<i>?</i>`} ${renderSchema(field)}</li>`,
  )}</ul>`;
}

/** `text, at most 40 characters`, `list of ProductSummary`. */
function kindOf(schema: JsonSchema): Html {
  const name = referredName(schema);
  if (name) return html`<a href="#${name}">${name}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return html`${choices.map((choice, index) => html`${index ? " or " : ""}${kindOf(choice)}`)}`;
  if (schema.items) return html`list of ${kindOf(schema.items)}<small>${limits(schema)}</small>`;
  const values = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (values) return html`<code>${values.map((value) => JSON.stringify(value)).join(" ")}</code>`;
  return html`<b>${schema.format ?? schema.type ?? "anything"}</b><small>${limits(schema)}</small>`;
}

function limits(schema: JsonSchema): string {
  const { minimum, exclusiveMinimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  const words = [
    minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER && `from ${minimum}`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    minLength && `at least ${minLength} characters`,
    maxLength && `at most ${maxLength} characters`,
    minItems && `at least ${minItems}`,
    maxItems && `at most ${maxItems}`,
    pattern && `like ${pattern}`,
    schema.default !== undefined && `else ${JSON.stringify(schema.default)}`,
  ].filter(Boolean);
  return words.length > 0 ? `, ${words.join(", ")}` : "";
}
