"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useTransition } from "react";
import { listHref, parseListFilter } from "@/lib/list-address";

interface ListFormProps {
  path: string;
  label: string;
  /** Fields with the names of the filter. */
  children: ReactNode;
}

/** Filters and order, kept in the address: a form that a script sends by itself, and a visitor without one by hand. */
export function ListForm({ path, label, children }: ListFormProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const goTo = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const query = Object.fromEntries(
      [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    startTransition(() => router.push(listHref(path, parseListFilter(query)), { scroll: false }));
  };
  return (
    <form
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
