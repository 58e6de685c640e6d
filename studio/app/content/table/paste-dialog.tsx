import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { ContentThing } from "@/contract/studio/content";
import { call } from "../../api";
import { useMedia } from "../../media/use-media";
import { useClinic } from "../../session/use-account";
import { Dialog, DialogFoot } from "../../ui/dialog";
import { useToast } from "../../ui/toast";
import { emptyBody } from "../forms/spec";
import { fieldsOf } from "../kinds";
import { contentLabels, wonText } from "../labels";
import { useInvalidateContent, useSaveDrafts, useThings } from "../use-content";
import { type Product, productOf } from "./bulk";
import { CategoryChoice } from "./bulk-dialogs";
import { type Pasted, type PastedStep, planPaste } from "./paste";
import { pictureNames } from "./paste-pictures";
import { readRows } from "./paste-rows";

const words = contentLabels.pasting;

/** Takes rows of a spreadsheet, and says line by line what they do before they do it. */
export function PasteDialog({ things, onClose }: { things: ContentThing[]; onClose: () => void }) {
  const [text, setText] = useState("");
  const [category, setCategory] = useState("");
  const { data: categories = [] } = useThings("category");
  const plan = planPaste(readRows(text), {
    things,
    pictures: pictureNames(useMedia().data ?? []),
    categories: new Map(categories.map(({ id, label }) => [id, label])),
    blank: blankOf(things, Number(category)),
  });
  const isCategoryAsked = plan.steps.some(({ row, does }) => does.includes("product") && row.category === "");
  const count = plan.changes.length + plan.added.length;
  const paste = usePaste(onClose);
  const isDisabled = count === 0 || (isCategoryAsked && category === "") || paste.isPending;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      onSubmit={() => !isDisabled && paste.mutate(plan)}
      isWide
      foot={
        <DialogFoot
          keep={contentLabels.keep}
          onClose={onClose}
          submit={words.submit(count)}
          isDisabled={isDisabled}
        />
      }
    >
      <p className="t4 soft">{words.hint}</p>
      <label className="field">
        <span>{words.field}</span>
        <textarea
          className="input ct-paste"
          rows={6}
          placeholder={words.sample}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {plan.added.length > 0 && (
        <>
          {isCategoryAsked && <CategoryChoice value={category} onChange={setCategory} />}
          {plan.categories.length > 0 && <p className="note calm">{words.newCategories(plan.categories)}</p>}
          {plan.added.some(({ image, cautionHtml }) => !image.alt || !cautionHtml) && (
            <p className="note">{words.needsPicture}</p>
          )}
        </>
      )}
      {plan.steps.length > 0 && <Steps steps={plan.steps} />}
      {paste.isError && (
        <p className="note badn" role="alert">
          {paste.error.message}
        </p>
      )}
    </Dialog>
  );
}

function Steps({ steps }: { steps: PastedStep[] }) {
  const bad = steps.filter(({ row }) => row.bad).length;
  const column = contentLabels.columns;
  return (
    <section aria-label={words.what}>
      <h3 className="t3">{words.what}</h3>
      {bad > 0 && <p className="note">{words.skipped(bad)}</p>}
      <table className="tb tight ct-plan">
        <thead>
          <tr>
            <th className="r">{words.line}</th>
            <th>{column.name}</th>
            <th>{column.options}</th>
            <th className="r">{column.price}</th>
            <th>{column.state}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ row, does, before }) => (
            <tr key={row.line}>
              <td className="r n">{row.line}</td>
              <td>{row.name}</td>
              <td>{row.option}</td>
              <td className="r n">
                {before !== null && row.price !== null && before !== row.price && (
                  <span className="was">{wonText(before)} </span>
                )}
                {row.price === null ? "" : wonText(row.price)}
              </td>
              <td>
                {row.bad ? (
                  <span className="tag gone">{words.bad[row.bad]}</span>
                ) : (
                  does.map((each) => (
                    <span key={each} className={each === "same" ? "tag" : "tag draft"}>
                      {words.does[each]}
                    </span>
                  ))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A new treatment has a picture of another until it gets its own: without words for it, it is not published. */
function blankOf(things: ContentThing[], category: number): Product {
  const url = things.map((thing) => productOf(thing).image.url).find(Boolean) ?? "";
  return {
    ...(emptyBody(fieldsOf("product"), "") as unknown as Product),
    categoryIds: category ? [category] : [],
    image: { url, alt: "" },
  };
}

function usePaste(onDone: () => void) {
  const { id: clinic } = useClinic();
  const save = useSaveDrafts();
  const invalidateContent = useInvalidateContent();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ changes, added, categories }: Pasted) => {
      const add = async (kind: "category" | "product", body: object) =>
        (
          await call("POST /studio/:clinic/content/:kind", {
            params: { clinic, kind },
            body: { body: { ...body } },
          })
        ).row;
      if (changes.length > 0) await save.mutateAsync(changes);
      const made: number[] = [];
      for (const name of categories)
        made.push((await add("category", { ...emptyBody(fieldsOf("category"), ""), name })).id);
      for (const body of added)
        await add("product", { ...body, categoryIds: body.categoryIds.map((id) => made[-id - 1] ?? id) });
      return changes.length + added.length;
    },
    onSuccess: (count) => {
      toast({ text: contentLabels.changed(count) });
      onDone();
    },
    onSettled: invalidateContent,
  });
}
