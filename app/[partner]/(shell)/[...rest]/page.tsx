import { notFound } from "next/navigation";

// Paths that nobody made are not worth a place in the cache.
export const dynamic = "force-dynamic";

export default function MissingPage(): never {
  notFound();
}
