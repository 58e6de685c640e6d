import { useQueries } from "@tanstack/react-query";
import type { ContentKind } from "@/contract/content/kinds";
import type { ContentThing } from "@/contract/studio/content";
import { call } from "../api";
import { useClinic } from "../session/use-account";
import type { NameOf } from "./field-words";
import { useOptions } from "./fields/event-prices-field";
import type { FieldSpec } from "./forms/spec";
import { fieldsOf } from "./kinds";

interface Names {
  nameOf: NameOf;
  /** A thing of these kinds, as it was read. */
  find: (kind: ContentKind, id: number) => ContentThing | undefined;
}

/** The names of everything that things of these kinds reference, and the things themselves. */
export function useNames(kinds: ContentKind[], ordered: ContentKind[] = []): Names {
  const { id: clinic } = useClinic();
  const all = [...new Set([...kinds, ...ordered, ...kinds.flatMap((kind) => referencedBy(fieldsOf(kind)))])];
  const options = useOptions(kinds.includes("event"));
  const found = useQueries({
    queries: all.map((kind) => ({
      queryKey: [clinic, "content", kind],
      queryFn: async () =>
        (await call("GET /studio/:clinic/content/:kind", { params: { clinic, kind } })).rows,
    })),
  });
  const find = (kind: ContentKind, id: number) =>
    found[all.indexOf(kind)]?.data?.find((thing) => thing.id === id);
  return {
    find,
    nameOf: (kind, id) =>
      kind === "option"
        ? (options.find((option) => option.id === id)?.name ?? null)
        : (find(kind, id)?.label ?? null),
  };
}

function referencedBy(fields: FieldSpec[]): ContentKind[] {
  return fields.flatMap((field) => {
    if (field.type === "reference" || field.type === "references") return [field.kind];
    if (field.type === "group" || field.type === "list") return referencedBy(field.fields);
    if (field.type === "blocks")
      return Object.values(field.blocks).flatMap((block) => referencedBy(block.fields));
    return [];
  });
}
