import type { CSSProperties } from "react";
import { themeColour } from "@/contract/tenant/theme-colours";
import type { ThemeRole } from "@/contract/tenant/theme-roles";
import { themeLabels } from "./labels";
import type { ThemeBody } from "./theme-bodies";

const words = themeLabels.sample;
const DEFAULT_CORNER_PX = 2;
const SERIF = '"Nanum Myeongjo", "AppleMyungjo", "Noto Serif KR", Batang, serif';
const SHOWN = ["ground", "ground-2", "tile", "ink", "ink-2", "ink-3", "line", "accent"] as const;
const ALSO_SHOWN = ["on-accent", "accent-ink", "sale", "footer", "footer-ink"] as const;

/** A few lines of a site in these colours and shapes. */
export function ThemeSample({ theme }: { theme: ThemeBody }) {
  const { radius, type } = theme;
  const colours = [...SHOWN, ...ALSO_SHOWN].map((role: ThemeRole) => [
    `--x-${role}`,
    themeColour(theme, role),
  ]);
  const style = {
    ...Object.fromEntries(colours),
    "--x-btn": `${radius.btn ?? DEFAULT_CORNER_PX}px`,
    "--x-pic": `${radius.pic ?? 0}px`,
    "--x-display": type.display === "serif" ? SERIF : "var(--font)",
    "--x-weight": type.displayWeight ?? 500,
  } as CSSProperties;
  return (
    <div className="th-sample" style={style} role="img" aria-label={words.title}>
      <p className="th-s-menu">
        {words.menu.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
      <div className="th-s-in">
        <div>
          <p className="th-s-head">{words.head}</p>
          <p className="th-s-text">{words.text}</p>
          <p className="th-s-price">
            <b className="th-s-sale">{words.sale}</b> <b>{words.price}</b>{" "}
            <span className="th-s-small">{words.small}</span>
          </p>
          <p className="th-s-acts">
            <span className="th-s-btn">{words.button}</span>
            <span className="th-s-link">{words.link}</span>
          </p>
        </div>
        <span className="th-s-pic" />
      </div>
      <p className="th-s-foot">{words.foot}</p>
    </div>
  );
}
