import type { ContentBody } from "@/contract/content/bodies";
import type { ContentKind } from "@/contract/content/kinds";
import type { ContentThing } from "@/contract/studio/content";
import { openClinic } from "./clinic";
import { deskPerson } from "./desk";
import type { Engine } from "./engines";

export type Product = ContentBody<"product">;

/** A clinic whose owner and editor write content without http. */
export async function openContent(engine: Engine) {
  const clinic = await openClinic(engine);
  const owner = await deskPerson(clinic, { role: "owner", name: "서대표" });
  const editor = await deskPerson(clinic, { role: "editor", name: "한편집" });

  const list = async (kind: ContentKind, who = owner) =>
    (await who.call("GET /studio/:clinic/content/:kind", { params: { kind } })).rows;
  const draftsOf = async (who = owner) => (await who.call("GET /studio/:clinic/drafts", {})).rows;
  const discard = ({ kind, id, draft }: Pick<ContentThing, "kind" | "id" | "draft">) =>
    owner.call("DELETE /studio/:clinic/content/:kind/:id/draft", {
      params: { kind, id },
      query: { seen: draft?.revision ?? 0 },
    });
  const shown = async (id: number) =>
    (await clinic.call("GET /v2/products/:id", { params: { id } })).body.row;
  return {
    ...{ clinic, owner, editor, list, draftsOf, shown, discard },
    first: async (kind: ContentKind): Promise<ContentThing> => {
      const [thing] = await list(kind);
      if (!thing) throw new Error(`There is no ${kind}`);
      return thing;
    },
    save: (
      thing: Pick<ContentThing, "kind" | "id" | "draft" | "version">,
      body: object | null,
      who = owner,
      seen = thing.draft?.revision ?? 0,
    ) =>
      who.call("PUT /studio/:clinic/drafts", {
        body: {
          drafts: [
            {
              ...{ kind: thing.kind, id: thing.id, seen, version: thing.version },
              body: body as Record<string, unknown>,
            },
          ],
        },
      }),
    /** Every draft there is, whatever it asks for confirmed. */
    publishAll: async (changes: { confirmed?: string[]; dueAt?: string } = {}, who = owner) => {
      const drafts = await draftsOf(who);
      const confirmed = drafts.flatMap(({ findings }) => findings.map(({ rule }) => rule));
      const things = drafts.map(({ kind, id, draft }) => ({ kind, id, revision: draft.revision }));
      const body = { things, confirmed, ...changes };
      return (await who.call("POST /studio/:clinic/publishes", { body })).row;
    },
    undo: (id: number, isOverruled = false) =>
      owner.call("POST /studio/:clinic/publishes/:id/undo", { params: { id }, body: { isOverruled } }),
    discardAll: async () => {
      for (const thing of await draftsOf()) await discard(thing);
    },
    /** Without the event that runs. */
    regularPrice: async (id: number, index = 0) => {
      const price = (await shown(id)).options[index]?.price;
      return price?.originalPrice ?? price?.price;
    },
  };
}

/** A product whose first option has another price. */
export function withPrice(body: object, price: number): Product {
  const product = body as Product;
  const options = product.options.map((option, index) => (index === 0 ? { ...option, price } : option));
  return { ...product, options };
}
