import { SafeLink } from "@/blocks/link/safe-link";
import { floatingButtonLabels as labels } from "@/labels/layout/floating-button";
import { ActionIcon } from "./action-icon";
import { type FloatingAction, inQuickOrder } from "./floating-actions";

/** The ways that take one touch on phones. Drawn by the server: their icons never travel as a script. */
export function QuickLinks({ actions }: { actions: readonly FloatingAction[] }) {
  return inQuickOrder(actions).map(
    (action) =>
      action.kind === "link" &&
      action.isQuick && (
        <SafeLink
          key={action.title}
          href={action.href}
          aria-label={action.title}
          className="grid min-h-15 min-w-0 flex-1 place-items-center content-start gap-[3px] pt-2 text-ink-2 md:hidden"
        >
          <ActionIcon icons={{ mobile: action.icons.mobile, pc: action.icons.mobile }} />
          {/* A partner's title may need a second line on the narrowest phones. */}
          <span className="line-clamp-2 w-full text-balance break-keep text-center font-medium text-b7 leading-[1.15]">
            {shortTitle(action.title)}
          </span>
        </SafeLink>
      ),
  );
}

function shortTitle(title: string): string {
  if (title === labels.phone) return labels.short.phone;
  return title === labels.kakaoTalk ? labels.short.kakaoTalk : title;
}
