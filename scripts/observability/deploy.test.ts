import { readFileSync } from "node:fs";
import { Pool } from "pg";
import { Histogram, type Metric, type Registry } from "prom-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createMetrics as createStorefrontMetrics } from "@/observation/storefront/metrics";
import { watchCertificates } from "../../backend/certificates/count";
import { createMetrics as createBackendMetrics, watchMessages } from "../../backend/lib/metrics";
import { readExpression } from "./promql";

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Panel {
  title: string;
  datasource?: { uid: string };
  targets?: { expr: string; datasource: { uid: string } }[];
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const { groups } = parse(read("deploy/prometheus/alerts.yml")) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(({ rules }) => rules);
const { panels, templating } = JSON.parse(read("deploy/grafana/storefronts.json")) as {
  panels: Panel[];
  templating: { list: { name: string; type: string }[] };
};
const charts = panels.filter(({ targets }) => targets);
const expressions = [
  ...rules.map(({ alert, expr }) => [alert, expr]),
  ...charts.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr])),
] as [string, string][];
const paper = read("docs/observability.md");

/** Prometheus's own, and the labels that it gives to every series. */
const UP = "up";
const OF_EVERY_SERIES = ["job", "instance"];
/** Labels that the programs' metrics have, by the names that Prometheus gives to their series. */
const series = new Map<string, Set<string>>([[UP, new Set()]]);
const ownNames: string[] = [];
const pool = new Pool();

beforeAll(() => {
  const storefront = createStorefrontMetrics({ hasProcess: true });
  const backend = createBackendMetrics({ pool, hasProcess: true });
  watchMessages(async () => 0, backend.registry);
  watchCertificates(async () => ({ live: 0, ordered: 0, failing: 0, expiring: 0 }), backend.registry);
  for (const { registry } of [backend, storefront]) note(registry);
});
afterAll(() => pool.end());

function note(registry: Registry): void {
  // Every kind of metric has them; the types do not say so.
  const metrics = registry.getMetricsAsArray() as unknown as (Metric & {
    name: string;
    labelNames: string[];
  })[];
  for (const metric of metrics) {
    const { name, labelNames } = metric;
    if (!/^(process|nodejs)_/.test(name)) ownNames.push(name);
    const ends = metric instanceof Histogram ? ["_bucket", "_sum", "_count"] : [""];
    for (const end of ends)
      series.set(name + end, new Set(end === "_bucket" ? [...labelNames, "le"] : labelNames));
  }
}

describe("alerts and dashboard", () => {
  it("are not empty", () => {
    expect(rules.length).toBeGreaterThan(10);
    expect(charts.length).toBeGreaterThan(15);
    expect(series.size).toBeGreaterThan(40);
  });

  it.each(expressions)("%s: %s uses existing series and labels", (_, expression) => {
    const { selectors, grouping } = readExpression(expression);
    expect(selectors).not.toEqual([]);
    const known = new Set([
      ...OF_EVERY_SERIES,
      ...selectors.flatMap(({ metric }) => [...(series.get(metric) ?? [])]),
    ]);
    for (const { metric, labels } of selectors) {
      expect([...series.keys()]).toContain(metric);
      expect([...OF_EVERY_SERIES, ...(series.get(metric) ?? [])]).toEqual(expect.arrayContaining(labels));
    }
    expect([...known]).toEqual(expect.arrayContaining(grouping));
  });

  it.each([["sum(up"], ["rate(up[5m)"], ["up{job='backend}"], ["histogram_quantile(0.5, )"]])(
    "%s would be noticed",
    (expression) => expect(() => readExpression(expression)).toThrow(SyntaxError),
  );
});

describe("each alert", () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    "%s says how bad it is and what to do",
    (_, rule) => {
      const { alert, labels, annotations, for: duration = "1m" } = rule;
      expect(alert).toMatch(/^[A-Z][A-Za-z]+$/);
      expect(["page", "warning"]).toContain(labels.severity);
      expect(duration).toMatch(/^\d+[smh]$/);
      expect(annotations.summary).not.toBe("");
      expect(annotations.runbook).toBe(`docs/observability.md#${alert.toLowerCase()}`);
      expect(paper).toContain(`\n#### ${alert}\n`);
    },
  );

  it("is alone with its name", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});

it("takes the dashboard's data from whatever source its importer chooses", () => {
  expect(templating.list).toContainEqual(expect.objectContaining({ name: "datasource", type: "datasource" }));
  for (const { datasource, targets = [] } of charts)
    for (const { uid } of [datasource, ...targets.map((target) => target.datasource)].filter(
      (each) => !!each,
    ))
      expect(uid).toMatch(/^\$\{datasource\}$/);
});

it("describes every metric of the programs' own in docs/observability.md", () => {
  for (const name of ownNames) expect(paper).toContain(`\`${name}\``);
});
