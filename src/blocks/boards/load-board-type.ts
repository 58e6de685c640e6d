import { notFound } from "next/navigation";
import { orNotFound } from "@/api/or-not-found";
import { cachedCall } from "@/api/server-api";
import type { BoardTypeDetail } from "@/contract/api/boards";
import type { Tenant } from "@/contract/tenant/tenant";
import { pathId } from "@/lib/path-id";

/** A board of one kind, by the id in its path; a 404 for every other id. */
export async function loadBoardType(
  tenant: Tenant,
  kind: BoardTypeDetail["kind"],
  boardTypeId: string,
): Promise<BoardTypeDetail> {
  const id = pathId(boardTypeId) ?? notFound();
  const { row } = await orNotFound(
    cachedCall(tenant, "boards", "GET /customer/board-types/:id", { params: { id } }),
  );
  return row.kind === kind ? row : notFound();
}
