import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setUpClinic, TOKEN } from "../testing/clinic";
import { customer } from "../testing/content";
import { renderWidget, setUpDevice, typeCode } from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

async function openSignIn(change = {}) {
  const widget = renderWidget(change);
  await widget.tap("로그인");
  await screen.findByRole("heading", { name: /휴대폰 번호로/ });
  return widget;
}
const phoneField = () => screen.getByLabelText("휴대폰 번호");

describe("signing in by SMS", () => {
  it.each([
    ["010 2345 6789", "01023456789"],
    ["010-2345-6789", "01023456789"],
  ])("reads %s", async (typed, digits) => {
    const { user, tap } = await openSignIn();
    await user.type(phoneField(), typed);
    await tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    expect(clinic.writesTo("POST /customer/auth-tokens")[0]?.body).toEqual({ phone: digits });
  });

  it.each(["", "010", "02-123-4567", "01023"])("asks for no code to %j", async (typed) => {
    const { user, tap } = await openSignIn();
    if (typed) await user.type(phoneField(), typed);
    await tap("인증번호 받기");
    expect(await screen.findByText("휴대폰 번호를 확인해 주세요.")).toBeTruthy();
    expect(clinic.writesTo("POST /customer/auth-tokens")).toEqual([]);
  });

  it("holds a second code back for a minute and offers the phone's own code", async () => {
    const { user, tap } = await openSignIn();
    await user.type(phoneField(), "01023456789");
    await tap("인증번호 받기");
    const resend = (await screen.findByRole("button", { name: "60초 뒤 다시" })) as HTMLButtonElement;
    expect(resend.disabled).toBe(true);
    const code = screen.getByLabelText("인증번호");
    expect(code.getAttribute("autocomplete")).toBe("one-time-code");
    expect(screen.getByText("남은 시간 3:00")).toBeTruthy();
  });

  it("signs in at the sixth digit and hands the token to the partner's own storefront", async () => {
    const widget = await openSignIn();
    await widget.user.type(screen.getByLabelText("이름"), "김하윤");
    await widget.user.type(phoneField(), "01023456789");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await typeCode(widget);
    await screen.findByRole("button", { name: "로그아웃" });
    expect(widget.told("login")).toEqual([
      { user: { name: customer.name, isRegular: false }, accessToken: TOKEN, isResumed: false },
    ]);
  });

  it("keeps the token from every other page", async () => {
    const widget = await openSignIn({ isStorefront: false });
    await widget.user.type(screen.getByLabelText("이름"), "김하윤");
    await widget.user.type(phoneField(), "01023456789");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await typeCode(widget);
    await screen.findByRole("button", { name: "로그아웃" });
    expect(widget.told("login")[0]?.accessToken).toBeNull();
  });

  it("tells a wrong code at its field", async () => {
    const widget = await openSignIn();
    await widget.user.type(screen.getByLabelText("이름"), "김하윤");
    await widget.user.type(phoneField(), "01023456789");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await typeCode(widget, "000000");
    const field = screen.getByLabelText("인증번호");
    await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "인증번호가 맞지 않습니다.",
    );
  });

  it("drops a code that was sent to another number", async () => {
    const widget = await openSignIn();
    await widget.user.type(phoneField(), "01023456789");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await widget.user.clear(phoneField());
    await widget.user.type(phoneField(), "01099998888");
    expect(screen.queryByLabelText("인증번호")).toBeNull();
    expect(screen.getByRole("button", { name: "인증번호 받기" })).toBeTruthy();
  });

  it("says on the next page who is signed in, as no new login", async () => {
    localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
    const widget = renderWidget();
    await waitFor(() =>
      expect(widget.told("login")).toEqual([
        { user: { name: customer.name, isRegular: false }, accessToken: TOKEN, isResumed: true },
      ]),
    );
  });

  it("ends on logging out, even where the server cannot be told", async () => {
    localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
    const widget = renderWidget();
    await widget.tap("로그아웃");
    expect(await screen.findByRole("button", { name: "로그인" })).toBeTruthy();
    expect(widget.told("logout")).toEqual([{ isExpired: false }]);
    expect(localStorage.getItem("clinic-widget:lumiere:token")).toBeNull();
    await waitFor(() => expect(clinic.writesTo("POST /customer/logout")[0]?.authorization).toBe(TOKEN));
  });
});
