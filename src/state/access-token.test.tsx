import { act, renderHook } from "@testing-library/react";
import { deleteCookie, setCookie } from "cookies-next/client";
import { afterEach, expect, it } from "vitest";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import { useIsSignedIn } from "./access-token";

afterEach(() => deleteCookie(ACCESS_TOKEN_COOKIE));
const otherTabWrites = () =>
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "auth" })));

it("notices that another tab has signed in, and out again", () => {
  const { result } = renderHook(useIsSignedIn);
  expect(result.current).toBe(false);
  setCookie(ACCESS_TOKEN_COOKIE, "token");
  otherTabWrites();
  expect(result.current).toBe(true);
  deleteCookie(ACCESS_TOKEN_COOKIE);
  otherTabWrites();
  expect(result.current).toBe(false);
});
