import type { Theme } from "../tenant/theme";
import { contrastWarnings } from "../tenant/theme-contrast";
import { THEME_ROLE_NAMES } from "../tenant/theme-role-names";
import type { Finding } from "./findings";

/** Text that would be hard to read stops a theme; what its live theme has already is only asked for. */
export function contrastFindings(body: Record<string, unknown>): Finding[] {
  // A theme that its contract has accepted, or its draft.
  const { palette, roles } = body as Theme;
  return contrastWarnings({ palette, roles }).map(({ front, back, ratio, needed }) => ({
    severity: "stops",
    rule: `contrast ${front} ${back} ${ratio}`,
    field: `roles.${front}`,
    words: null,
    message: `${THEME_ROLE_NAMES[back]} 위의 ${THEME_ROLE_NAMES[front]}: 명암비가 ${ratio.toFixed(1)} : 1이라 읽기 어렵습니다. ${needed} : 1은 되어야 합니다.`,
    article: null,
  }));
}
