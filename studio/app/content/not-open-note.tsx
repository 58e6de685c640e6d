import DoorIcon from "@lucide/icons/icons/door-closed";
import { Link } from "wouter";
import type { ContentBody } from "@/contract/content/bodies";
import { SINGLE_ID } from "@/contract/content/kinds";
import { Icon } from "@/ui/icon";
import { useClinic } from "../session/use-account";
import { screenOf } from "./kinds";
import { contentLabels } from "./labels";
import { useThing } from "./use-content";

const words = contentLabels.notOpen;

/** Where visitors do not see the site: what they see instead, with the way to opening it. */
export function NotOpenNote() {
  const clinic = useClinic();
  const { data } = useThing("opening", SINGLE_ID);
  const { deployStatus = "deployed" } = (data?.live ?? {}) as Partial<ContentBody<"opening">>;
  if (deployStatus === "deployed") return null;
  return (
    <div className="note">
      <Icon of={DoorIcon} size={20} className="i" />
      <p>
        {words[deployStatus]}{" "}
        <Link href={`/${clinic.id}/content/${screenOf("opening").part}`}>{words.toOpening}</Link>
      </p>
    </div>
  );
}
