import { parser } from "@prometheus-io/lezer-promql";

/** A metric as an expression asks for it. */
export interface Asked {
  metric: string;
  /** Labels that choose among its series. */
  labels: string[];
}

/** What a PromQL expression asks for; throws where it is none. */
export function readExpression(expression: string): { asked: Asked[]; grouping: string[] } {
  const text = expression.replaceAll("$__rate_interval", "5m");
  const asked: Asked[] = [];
  const grouping: string[] = [];
  parser.parse(text).iterate({
    enter({ name, type, from, to, node }) {
      const words = text.slice(from, to);
      if (type.isError) throw new SyntaxError(`${text.slice(0, from)} ⇒ ${text.slice(from)}`);
      if (name === "VectorSelector") asked.push({ metric: "", labels: [] });
      if (name === "Identifier" && node.parent?.name === "VectorSelector") lastOf(asked).metric = words;
      if (name !== "LabelName") return;
      if (node.parent?.name === "GroupingLabels") grouping.push(words);
      else lastOf(asked).labels.push(words);
    },
  });
  return { asked, grouping };
}

function lastOf(asked: Asked[]): Asked {
  const last = asked.at(-1);
  if (!last) throw new SyntaxError("labels without a metric");
  return last;
}
