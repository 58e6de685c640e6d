import { expect, it, vi } from "vitest";
import { ApiError } from "@/api/api-error";
import { cachedCall } from "@/api/server-api";
import type { Tenant } from "@/contract/tenant/tenant";
import { loadShownProduct } from "./load-shown-product";

vi.mock("server-only", () => ({}));
vi.mock("@/api/server-api", () => ({ cachedCall: vi.fn() }));
const tenant = { id: "lumiere" } as Tenant;

it("leaves a banner standing whose product was hidden, and fails where the backend does", async () => {
  expect(await loadShownProduct(tenant, null)).toBeNull();
  vi.mocked(cachedCall).mockRejectedValueOnce(new ApiError(404, "없습니다.", "not-found"));
  expect(await loadShownProduct(tenant, 7)).toBeNull();
  vi.mocked(cachedCall).mockRejectedValueOnce(new ApiError(503, "잠시 후", "away"));
  await expect(loadShownProduct(tenant, 7)).rejects.toMatchObject({ status: 503 });
});
