import { screen, waitFor } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { CODE, setUpClinic, TOKEN } from "../testing/clinic";
import { customer } from "../testing/content";
import { renderWidget, setUpDevice, typeCode } from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

async function openSignIn(change = {}) {
  const widget = renderWidget(change);
  await widget.tap("로그인");
  await screen.findByRole("heading", { name: /로그인하고/ });
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

  it("sends the code for a number that SMS does not reach by e-mail, in the visitor's language", async () => {
    const { user, tap } = await openSignIn();
    await user.selectOptions(screen.getByRole("combobox"), "en");
    await user.click(await screen.findByLabelText("Mobile number"));
    await user.paste("090-1234-5678");
    await user.selectOptions(screen.getByLabelText("Country"), "81");
    await tap("Get code");
    expect(clinic.writesTo("POST /customer/auth-tokens")).toEqual([]);
    const email = screen.getByLabelText("E-mail");
    expect(email.getAttribute("aria-invalid")).toBe("true");
    await user.click(email);
    await user.paste("hanako@mail.example");
    await tap("Get code");
    await screen.findByText("Enter the 6 digits from the e-mail.");
    expect(clinic.writesTo("POST /customer/auth-tokens")[0]?.body).toEqual({
      phone: "+8109012345678",
      email: "hanako@mail.example",
      language: "en",
    });
    await user.click(email);
    await user.paste("x");
    expect(screen.queryByText("Enter the 6 digits from the e-mail.")).toBeNull();
  });

  it("asks for no e-mail where SMS reaches, and takes a typed country code in Korean", async () => {
    const { user, tap } = await openSignIn();
    expect(screen.queryByLabelText("국가")).toBeNull();
    await user.click(phoneField());
    await user.paste("+1 202 555 0100");
    expect((screen.getByLabelText("국가") as HTMLSelectElement).value).toBe("1");
    expect(screen.queryByLabelText("이메일")).toBeNull();
    await tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    expect(clinic.writesTo("POST /customer/auth-tokens")[0]?.body).toEqual({ phone: "+12025550100" });
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
    const resend = await screen.findByRole("button", { name: "60초 뒤 다시" });
    expect(resend.getAttribute("aria-disabled")).toBe("true");
    const code = screen.getByLabelText("인증번호");
    expect(code.getAttribute("autocomplete")).toBe("one-time-code");
    expect(screen.getByText("남은 시간 3:00")).toBeTruthy();
  });

  it("says when a code can be asked for, where the server knew and this page did not", async () => {
    clinic.server.use(
      http.post("*/customer/auth-tokens", () =>
        HttpResponse.json(
          { message: "too-many-requests", translatedMessage: "인증번호는 1분에 한 번만 받을 수 있습니다." },
          { status: 429, headers: { "retry-after": "42" } },
        ),
      ),
    );
    const { user, tap } = await openSignIn();
    await user.type(phoneField(), "01023456789");
    await tap("인증번호 받기");
    const resend = await screen.findByRole("button", { name: "42초 뒤 다시" });
    expect(resend.getAttribute("aria-disabled")).toBe("true");
    expect(phoneField().getAttribute("aria-invalid")).toBe("true");
  });

  it("takes the code out of a pasted message", async () => {
    const widget = await openSignIn();
    await widget.user.type(screen.getByLabelText("이름"), "김하윤");
    await widget.user.type(phoneField(), "01023456789");
    await widget.tap("인증번호 받기");
    await widget.user.click(await screen.findByLabelText("인증번호"));
    await widget.user.paste(`[365의원] 인증번호 ${CODE}를 입력해 주세요.`);
    await screen.findByRole("button", { name: "로그아웃" });
    expect(clinic.writesTo("POST /api/guest-signin")).toHaveLength(1);
  });

  it("asks a phone for digits and the code of its message", async () => {
    const { user, tap } = await openSignIn();
    expect(phoneField().getAttribute("type")).toBe("tel");
    await user.type(phoneField(), "01023456789");
    await tap("인증번호 받기");
    const code = await screen.findByLabelText("인증번호");
    expect(code.getAttribute("inputmode")).toBe("numeric");
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
    expect(widget.told("logout")).toEqual([{ isExpired: false, isSaid: true }]);
    expect(localStorage.getItem("clinic-widget:lumiere:token")).toBeNull();
    await waitFor(() => expect(clinic.writesTo("POST /customer/logout")[0]?.authorization).toBe(TOKEN));
  });
});
