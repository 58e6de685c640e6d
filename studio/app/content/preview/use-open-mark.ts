import { useLocation } from "wouter";
import { isSingle } from "@/contract/content/kinds";
import type { EditMark } from "@/contract/tenant/preview-frame";
import { useClinic } from "../../session/use-account";
import { useToast } from "../../ui/toast";
import { isShown, kindsOf, screenOf } from "../kinds";
import { previewLabels } from "./labels";

/** Opens the form of what was pressed in the preview, at the field that it shows. */
export function useOpenMark(): (mark: EditMark) => void {
  const clinic = useClinic();
  const [, go] = useLocation();
  const toast = useToast();
  return ({ kind, id, field }) => {
    if (!isShown(kind) || !kindsOf(clinic).includes(kind)) {
      toast({ text: previewLabels.elsewhere, isBad: true });
      return;
    }
    const list = `/${clinic.id}/content/${screenOf(kind).part}`;
    const form = isSingle(kind) || id === 0 ? list : `${list}/${id}`;
    go(field ? `${form}?field=${encodeURIComponent(field)}` : form);
  };
}
