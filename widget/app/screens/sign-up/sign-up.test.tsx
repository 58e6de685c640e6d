import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { EMPTY_DRAFT } from "../../state/draft";
import { setUpClinic } from "../../testing/clinic";
import { BEGUN, guest, IMP_UID, MEMBER_TOKEN, refusal, setUpPeople } from "../../testing/people-handlers";
import { renderWidget, setUpDevice, type Widget } from "../../testing/render-widget";
import { stubVerificationWindow } from "../../testing/verification-window";

setUpDevice();
const clinic = setUpClinic();
const people = setUpPeople(clinic.server);

const verification = { impUid: IMP_UID, token: BEGUN.token };
const KEY = "clinic-widget:lumiere:draft";

/** As a page that was loaded again finds it. */
function openSignUp(change = {}, kept: object = { verification }) {
  sessionStorage.setItem(KEY, JSON.stringify({ screen: "signUp", draft: EMPTY_DRAFT, people: kept }));
  return renderWidget(change);
}
const box = (name: RegExp) => screen.findByRole("checkbox", { name });
async function agreeToRequired({ user }: Widget) {
  await user.click(await box(/개인정보 수집과 이용/));
}

describe("signing up", () => {
  it("shows whom the verification is of, also after a reload", async () => {
    openSignUp();
    expect(await screen.findByText("김하윤")).toBeTruthy();
    expect(screen.getByText("010-2345-6789")).toBeTruthy();
    expect(screen.getByText("1991년 3월 2일")).toBeTruthy();
    expect(people.writesTo(`POST /certification/${IMP_UID}`)[0]?.body).toEqual({ token: BEGUN.token });
  });

  it("sends what was agreed to, tells the page, and asks its storefront for the welcome", async () => {
    const widget = openSignUp();
    await agreeToRequired(widget);
    await widget.tap("가입하기");
    await screen.findByRole("button", { name: "로그아웃" });
    expect(people.writesTo("POST /api/signup")[0]?.body).toEqual({
      ...verification,
      agreements: [{ termId: 1, version: "1.0" }],
      isMarketingReceivable: false,
    });
    expect(widget.told("login")).toEqual([
      { user: { name: "김하윤", isRegular: true }, accessToken: MEMBER_TOKEN, isResumed: false },
    ]);
    expect(widget.told("route")).toEqual([{ path: "/sign-up/welcome" }]);
    expect(sessionStorage.getItem(KEY)).not.toContain(IMP_UID);
  });

  it("welcomes within itself on any other page", async () => {
    const widget = openSignUp({ isStorefront: false });
    await agreeToRequired(widget);
    await widget.tap("가입하기");
    expect(await screen.findByRole("heading", { name: /김하윤 님/ })).toBeTruthy();
    expect(widget.told("route")).toEqual([]);
  });

  it("agrees to everything at once, marketing too", async () => {
    const widget = openSignUp();
    await widget.user.click(await box(/모두 동의/));
    await widget.tap("가입하기");
    await waitFor(() =>
      expect(people.writesTo("POST /api/signup")[0]?.body).toMatchObject({ isMarketingReceivable: true }),
    );
  });

  it("asks for what is required before anything is sent", async () => {
    const widget = openSignUp();
    await box(/개인정보 수집과 이용/);
    await widget.tap("가입하기");
    expect(await screen.findByText("필수 약관에 동의해 주세요.")).toBeTruthy();
    expect(document.activeElement).toBe(await box(/개인정보 수집과 이용/));
    expect(people.writesTo("POST /api/signup")).toEqual([]);
  });

  it("has terms that changed meanwhile read and agreed to again", async () => {
    people.refuseNext("post", "/api/signup", () =>
      refusal(400, "body.agreements: 1 is not a current term in its current version", "약관이 바뀌었습니다."),
    );
    const widget = openSignUp();
    await agreeToRequired(widget);
    await widget.tap("가입하기");
    expect(await screen.findByText("약관이 바뀌었습니다. 다시 읽고 동의해 주세요.")).toBeTruthy();
    expect(((await box(/개인정보 수집과 이용/)) as HTMLInputElement).checked).toBe(false);
    await agreeToRequired(widget);
    await widget.tap("가입하기");
    await screen.findByRole("button", { name: "로그아웃" });
  });

  it("has somebody whose verification expired verify again, with the terms still agreed to", async () => {
    const expired = "본인인증을 한 지 오래되었습니다. 다시 인증해 주세요.";
    people.refuseNext("post", "/api/signup", () => refusal(400, "identity.expired", expired));
    const popup = stubVerificationWindow();
    const widget = openSignUp();
    await agreeToRequired(widget);
    await widget.tap("가입하기");
    expect(await screen.findByText(expired, { selector: "strong" })).toBeTruthy();
    await widget.tap("본인인증 다시 하기");
    await waitFor(() => expect(popup.shown.location.replace).toHaveBeenCalled());
    popup.say({ type: "identity-done", impUid: "imp_anew" });
    await waitFor(() => expect(people.writesTo("POST /certification/imp_anew")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(expired, { selector: "strong" })).toBeNull());
    expect(((await box(/개인정보 수집과 이용/)) as HTMLInputElement).checked).toBe(true);
    await widget.tap("가입하기");
    await screen.findByRole("button", { name: "로그아웃" });
    expect(people.writesTo("POST /api/signup").at(-1)?.body).toMatchObject({ impUid: "imp_anew" });
  });

  it.each([
    [422, "customer.needs-guardian", "만 14세 미만은 가입할 수 없습니다. 보호자께서 문의해 주세요."],
    [503, "identity-not-checked", "본인인증을 확인하지 못했습니다. 잠시 후 다시 시도해 주세요."],
  ])("says why it was refused: %i %s", async (status, code, text) => {
    people.refuseNext("post", "/api/signup", () => refusal(status, code, text));
    const widget = openSignUp();
    await agreeToRequired(widget);
    await widget.tap("가입하기");
    expect(await screen.findByText(text, { selector: "strong" })).toBeTruthy();
    expect(((await box(/개인정보 수집과 이용/)) as HTMLInputElement).checked).toBe(true);
  });

  it("begins at signing in where no verification is left", async () => {
    openSignUp({}, {});
    expect(await screen.findByRole("button", { name: "본인인증으로 로그인" })).toBeTruthy();
  });

  it.each([
    ["of another shape", { verification: { impUid: 7 } }],
    ["without its token", { verification: { impUid: IMP_UID } }],
  ])("forgets a kept verification %s", async (_, kept) => {
    openSignUp({}, kept);
    expect(await screen.findByRole("button", { name: "본인인증으로 로그인" })).toBeTruthy();
  });
});

describe("a guest who becomes a member", () => {
  it("agrees to the terms and keeps the session", async () => {
    people.signInAs(guest);
    const widget = openSignUp();
    await agreeToRequired(widget);
    await widget.tap("회원 되기");
    await waitFor(() => expect(widget.told("login").at(-1)?.user.isRegular).toBe(true));
    expect(people.writesTo("PUT /api/guest-customer/certification-info")[0]?.body).toEqual({
      ...verification,
      agreements: [{ termId: 1, version: "1.0" }],
    });
    expect(people.writesTo("POST /api/signup")).toEqual([]);
    expect(widget.told("route")).toEqual([]);
  });

  it("signs up as anybody where the session expired meanwhile, with nothing done again", async () => {
    people.signInAs(guest);
    people.refuseNext("put", "/api/guest-customer/certification-info", () =>
      refusal(401, "session.expired", "로그인 세션이 만료되었습니다."),
    );
    const widget = openSignUp();
    await agreeToRequired(widget);
    await widget.tap("회원 되기");
    expect(await screen.findByText(/본인인증은 그대로 있습니다/)).toBeTruthy();
    await widget.tap("가입하기");
    await waitFor(() => expect(people.writesTo("POST /api/signup")[0]?.body).toMatchObject(verification));
  });
});
