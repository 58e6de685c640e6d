import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { deleteCookie, setCookie } from "cookies-next/client";
import { getDefaultStore } from "jotai";
import { afterEach, expect, it, vi } from "vitest";
import { authAtom } from "@/state/session";
import { widgetClient } from "@/state/widget-client";
import { TestSite } from "@/testing/site";
import { MembershipButton } from "./membership-button";

afterEach(() => {
  deleteCookie("access-token");
  getDefaultStore().set(authAtom, { user: null });
  vi.restoreAllMocks();
});

it.each([
  ["a stranger to signing in", null, "로그인", "signIn"],
  ["a guest to becoming a member", { name: "김하나", isRegular: false }, "본인인증하고 회원 되기", "profile"],
])("leads %s", async (_, user, name, wanted) => {
  if (user) setCookie("access-token", "secret");
  getDefaultStore().set(authAtom, { user });
  const open = vi.spyOn(widgetClient, "open").mockReturnValue(undefined);
  render(
    <TestSite>
      <MembershipButton>로그인</MembershipButton>
    </TestSite>,
  );
  await userEvent.click(screen.getByRole("button", { name }));
  expect(open).toHaveBeenCalledWith({ screen: wanted });
});
