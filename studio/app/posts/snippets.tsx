import XIcon from "@lucide/icons/icons/x";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { Snippet } from "@/contract/studio/posts";
import { Icon } from "@/ui/icon";
import { call } from "../api";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { postLabels } from "./labels";

interface SnippetsProps {
  /** What stands in the answer. */
  text: string;
  onInsert: (text: string) => void;
}

/** Texts that the clinic answers with again and again: one press puts one behind what is written. */
export function Snippets({ text, onInsert }: SnippetsProps) {
  const { rows, add, remove } = useSnippets();
  const [mode, setMode] = useState<"use" | "tidy" | "save">("use");
  const insert = (snippet: Snippet) =>
    onInsert(text.trim() ? `${text.trimEnd()}\n\n${snippet.text}` : snippet.text);
  if (mode === "save") {
    return (
      <SaveSnippet
        onCancel={() => setMode("use")}
        onSave={(title) => add.mutate({ title, text }, { onSuccess: () => setMode("use") })}
      />
    );
  }
  return (
    <fieldset className="row wrapit snippets" aria-label={postLabels.snippets}>
      {rows.map((snippet) =>
        mode === "use" ? (
          <button key={snippet.id} type="button" className="chip" onClick={() => insert(snippet)}>
            {snippet.title}
          </button>
        ) : (
          <button
            key={snippet.id}
            type="button"
            className="chip"
            aria-label={postLabels.removeSnippet(snippet.title)}
            onClick={() => remove.mutate(snippet)}
          >
            {snippet.title}
            <Icon of={XIcon} size={16} className="i" />
          </button>
        ),
      )}
      {text.trim() && (
        <button type="button" className="btn bare" onClick={() => setMode("save")}>
          {postLabels.saveSnippet}
        </button>
      )}
      {rows.length > 0 && (
        <button
          type="button"
          className="btn bare"
          aria-pressed={mode === "tidy"}
          onClick={() => setMode(mode === "tidy" ? "use" : "tidy")}
        >
          {postLabels.tidy}
        </button>
      )}
    </fieldset>
  );
}

/** Within the form of the answer, so without a form of its own. */
function SaveSnippet({ onSave, onCancel }: { onSave: (title: string) => void; onCancel: () => void }) {
  const [title, setTitle] = useState("");
  const id = useId();
  const save = () => title.trim() && onSave(title.trim());
  return (
    <div className="row wrapit snippets">
      <label className="t4" htmlFor={id}>
        {postLabels.snippetTitle}
      </label>
      <input
        id={id}
        ref={(field) => field?.focus()}
        className="input"
        maxLength={20}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === "Escape") onCancel();
          if (event.key !== "Enter") return;
          event.preventDefault();
          save();
        }}
      />
      <button type="button" className="btn line" disabled={!title.trim()} onClick={save}>
        {postLabels.save}
      </button>
      <button type="button" className="btn bare" onClick={onCancel}>
        {postLabels.cancel}
      </button>
    </div>
  );
}

function useSnippets() {
  const { id } = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  const queryKey = [id, "snippets"];
  const { data } = useQuery({
    queryKey,
    queryFn: () => call("GET /studio/:clinic/snippets", { params: { clinic: id } }),
  });
  const onError = (error: Error) => toast({ text: error.message, isBad: true });
  const onSettled = () => client.invalidateQueries({ queryKey });
  const add = useMutation({
    mutationFn: (body: Omit<Snippet, "id">) =>
      call("POST /studio/:clinic/snippets", { params: { clinic: id }, body }),
    onSuccess: ({ row }) => toast({ text: postLabels.snippetSaved(row.title) }),
    ...{ onError, onSettled },
  });
  const remove = useMutation({
    mutationFn: (snippet: Snippet) =>
      call("DELETE /studio/:clinic/snippets/:id", { params: { clinic: id, id: snippet.id } }),
    onSuccess: (_, { title, text }) =>
      toast({ text: postLabels.snippetRemoved(title), undo: () => add.mutate({ title, text }) }),
    ...{ onError, onSettled },
  });
  return { rows: data?.rows ?? [], add, remove };
}
