import { parser } from "@prometheus-io/lezer-promql";

/** A vector selector. */
export interface Selector {
  metric: string;
  /** Of its matchers. */
  labels: string[];
}

/** The selectors and grouping labels of a PromQL expression; throws for an invalid one. */
export function readExpression(expression: string): { selectors: Selector[]; grouping: string[] } {
  const text = expression.replaceAll("$__rate_interval", "5m");
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      const words = text.slice(from, to);
      if (type.isError) throw new SyntaxError(`${text.slice(0, from)} ⇒ ${text.slice(from)}`);
      if (name === "VectorSelector") selectors.push({ metric: "", labels: [] });
      if (name === "Identifier" && node.parent?.name === "VectorSelector") lastOf(selectors).metric = words;
      if (name !== "LabelName") return;
      if (node.parent?.name === "GroupingLabels") grouping.push(words);
      else lastOf(selectors).labels.push(words);
    },
  });
  return { selectors, grouping };
}

function lastOf(selectors: Selector[]): Selector {
  const last = selectors.at(-1);
  if (!last) throw new SyntaxError("labels without a metric");
  return last;
}
