import type { ComponentProps } from "react";
import { Icon } from "@/ui/icon";

interface IconOf {
  icon: ComponentProps<typeof Icon>["of"];
}

const CLASS = "grid justify-items-center gap-2 py-3.5 text-label4 hover:bg-accent-soft";

/** One of several things to do, side by side: icon above its word. */
export function ActionButton({ icon, children, ...rest }: ComponentProps<"button"> & IconOf) {
  return (
    <button type="button" className={CLASS} {...rest}>
      <Icon of={icon} />
      {children}
    </button>
  );
}

/** The same as a link: a file, or a call. */
export function ActionLink({ icon, children, ...rest }: ComponentProps<"a"> & IconOf) {
  return (
    <a className={CLASS} {...rest}>
      <Icon of={icon} />
      {children}
    </a>
  );
}
