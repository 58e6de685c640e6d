import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Button } from "@/ui/button";

/** A line button in the widget's own default colours, where the partner gave it some. */
export function LineButton({ className, ...rest }: Omit<ComponentProps<typeof Button>, "look">) {
  return (
    <Button
      look="line"
      className={clsx("bg-(--widget-default,transparent) text-(--widget-default-text,var(--ink))", className)}
      {...rest}
    />
  );
}
