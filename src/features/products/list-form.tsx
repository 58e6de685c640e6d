"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useEffect, useRef, useTransition } from "react";
import { listHref, parseListFilter } from "@/lib/list-address";

interface ListFormProps {
  path: string;
  label: string;
  /** Fields with the names of the filter. */
  children: ReactNode;
}

/** The field that was changed last. The list that comes draws another form, and the focus returns to the field there. */
let changed: { path: string; name: string } | null = null;

/** Filters and order, kept in the address: a form that a script sends by itself, and a visitor without one by hand. */
export function ListForm({ path, label, children }: ListFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const field = changed?.path === path && form.current?.elements.namedItem(changed.name);
    // A visitor who has moved on meanwhile keeps their place.
    if (field instanceof HTMLElement && document.activeElement === document.body)
      field.focus({ preventScroll: true });
    changed = null;
  }, [path]);

  const goTo = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    changed = { path, name: target.name };
    const query = Object.fromEntries(
      [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    startTransition(() => router.push(listHref(path, parseListFilter(query)), { scroll: false }));
  };
  return (
    <form
      ref={form}
      action={path}
      method="get"
      aria-label={label}
      aria-busy={isPending}
      onChange={goTo}
      className="mt-5 mb-7 flex flex-wrap items-center gap-x-4 aria-busy:opacity-60"
    >
      {children}
    </form>
  );
}
