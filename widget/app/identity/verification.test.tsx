import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { IDENTITY_DONE_MESSAGE } from "@/contract/api/identity-done";
import { setUpClinic } from "../testing/clinic";
import { BEGUN, IMP_UID, MEMBER_TOKEN, refusal, setUpPeople } from "../testing/people-handlers";
import { reachContact, renderWidget, setUpDevice } from "../testing/render-widget";
import { stubVerificationWindow } from "../testing/verification-window";

setUpDevice();
const clinic = setUpClinic();
const people = setUpPeople(clinic.server);

const BUTTON = "본인인증으로 로그인";
const body = { impUid: IMP_UID, token: BEGUN.token };
const CERTIFICATION = `POST /certification/${IMP_UID}`;

async function openSignIn(change = {}) {
  const popup = stubVerificationWindow();
  const widget = renderWidget(change);
  await widget.tap("로그인");
  await screen.findByRole("button", { name: BUTTON });
  return { ...widget, popup };
}
async function beginVerifying(change = {}) {
  const widget = await openSignIn(change);
  await widget.tap(BUTTON);
  await waitFor(() => expect(widget.popup.shown.location.replace).toHaveBeenCalledWith(BEGUN.url));
  return widget;
}
const isSignedIn = () => screen.findByRole("button", { name: "로그아웃" });

describe("signing in by identity verification", () => {
  it("opens its window within the click, and goes to the provider once the address is there", async () => {
    const { popup } = await beginVerifying();
    expect(popup.open).toHaveBeenCalledExactlyOnceWith("about:blank", expect.any(String), expect.any(String));
    expect(await screen.findByText(/열린 창에서/)).toBeTruthy();
  });

  it("signs a member in and tells the page", async () => {
    people.register();
    const { popup, told } = await beginVerifying();
    popup.finish();
    await isSignedIn();
    expect(people.writesTo("POST /api/signin")[0]?.body).toEqual(body);
    expect(told("login")).toEqual([
      { user: { name: "김하윤", isRegular: true }, accessToken: MEMBER_TOKEN, isResumed: false },
    ]);
    expect(popup.shown.closed).toBe(true);
  });

  it("leads somebody who is yet to sign up there", async () => {
    const { popup } = await beginVerifying();
    popup.finish();
    expect(await screen.findByRole("heading", { name: /약관을 확인하고/ })).toBeTruthy();
    expect(people.writesTo("POST /api/signin")).toEqual([]);
  });

  it("leads there as well where the server only finds out at signing in", async () => {
    people.register();
    people.refuseNext("post", "/api/signin", () =>
      refusal(404, "customer.not-registered", "아직 가입하지 않으셨습니다. 회원으로 가입해 주세요."),
    );
    const { popup } = await beginVerifying();
    popup.finish();
    expect(await screen.findByRole("heading", { name: /약관을 확인하고/ })).toBeTruthy();
  });

  it("is one, however often it is asked for", async () => {
    const { popup, tap } = await beginVerifying();
    await tap("본인인증 창 보기");
    expect(popup.open).toHaveBeenCalledOnce();
    expect(popup.shown.focus).toHaveBeenCalledOnce();
    expect(people.writesTo("POST /certification")).toHaveLength(1);
  });

  it.each([
    ["another origin", { origin: "https://evil.example" }, { type: IDENTITY_DONE_MESSAGE, impUid: IMP_UID }],
    ["another window", { source: window }, { type: IDENTITY_DONE_MESSAGE, impUid: IMP_UID }],
    ["no window", { source: null }, { type: IDENTITY_DONE_MESSAGE, impUid: IMP_UID }],
    ["the window, of something else", {}, { type: "ready", impUid: IMP_UID }],
    ["the window, as bare text", {}, IMP_UID],
  ])("does not hear %s", async (_, from, data) => {
    people.register();
    const { popup } = await beginVerifying();
    popup.say(data, from);
    expect(screen.getByText(/열린 창에서/)).toBeTruthy();
    popup.finish();
    await isSignedIn();
    expect(people.writesTo(CERTIFICATION)).toHaveLength(1);
  });

  it.each([null, "", "../../customers/this", 7])("asks nothing of the verification %j", async (impUid) => {
    const { popup } = await beginVerifying();
    popup.say({ type: IDENTITY_DONE_MESSAGE, impUid });
    expect(await screen.findByText("본인인증을 마치지 않았습니다.")).toBeTruthy();
    expect(people.writesTo(CERTIFICATION)).toEqual([]);
  });
});

describe("a verification that does not come to its end", () => {
  it("says that its window was closed, and begins again", async () => {
    const { popup, tap, user } = await openSignIn();
    await user.type(screen.getByLabelText("이름"), "김하윤");
    await tap(BUTTON);
    await screen.findByText(/열린 창에서/);
    popup.shown.close();
    expect(await screen.findByText("본인인증을 마치지 않았습니다.", {}, { timeout: 4000 })).toBeTruthy();
    expect((screen.getByLabelText("이름") as HTMLInputElement).value).toBe("김하윤");
    popup.shown.closed = false;
    await tap(BUTTON);
    expect(popup.open).toHaveBeenCalledTimes(2);
  });

  it("offers a link where the browser blocks the window", async () => {
    people.register();
    const { popup, tap, user } = await openSignIn();
    popup.block();
    await tap(BUTTON);
    const link = await screen.findByRole("link", { name: "본인인증 창 열기" });
    expect(link.getAttribute("href")).toBe(BEGUN.url);
    popup.unblock();
    await user.click(link);
    popup.finish();
    await isSignedIn();
    expect(people.writesTo("POST /certification")).toHaveLength(1);
  });

  it("closes its window where it cannot be begun, and says so", async () => {
    people.refuseNext("post", "/certification", () =>
      refusal(503, "identity-not-checked", "본인인증을 확인하지 못했습니다. 잠시 후 다시 시도해 주세요."),
    );
    const { popup, tap } = await openSignIn();
    await tap(BUTTON);
    expect(await screen.findByText(/적으신 내용은 그대로 있습니다/, { selector: "div" })).toBeTruthy();
    expect(popup.shown.closed).toBe(true);
    popup.shown.closed = false;
    await tap(BUTTON);
    await waitFor(() => expect(popup.shown.location.replace).toHaveBeenCalledWith(BEGUN.url));
  });

  it("is asked about again, without another window, where the provider did not answer", async () => {
    people.register();
    people.refuseNext("post", "/certification/:impUid", () =>
      refusal(503, "identity-not-checked", "본인인증을 확인하지 못했습니다. 잠시 후 다시 시도해 주세요."),
    );
    const { popup, tap } = await beginVerifying();
    popup.finish();
    await tap("다시 확인하기");
    await isSignedIn();
    expect(popup.open).toHaveBeenCalledOnce();
  });

  it.each([
    ["identity.expired", "본인인증을 한 지 오래되었습니다. 다시 인증해 주세요."],
    ["identity.used", "이미 사용한 본인인증입니다. 다시 인증해 주세요."],
    ["identity.unknown", "본인인증을 확인할 수 없습니다. 다시 인증해 주세요."],
  ])("says that it is %s, and leaves the way to another", async (code, text) => {
    people.refuseNext("post", "/certification/:impUid", () => refusal(400, code, text));
    const { popup } = await beginVerifying();
    popup.finish();
    expect(await screen.findByText(text, { selector: "strong" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "다시 확인하기" })).toBeNull();
    expect(screen.getByRole("button", { name: BUTTON })).toBeTruthy();
  });
});

describe("a verification in the middle of a booking", () => {
  async function openContact() {
    const popup = stubVerificationWindow();
    const widget = await reachContact();
    await widget.user.type(screen.getByLabelText(/전할 말/), "혈압약을 먹습니다");
    await widget.tap("본인인증으로 이어 가기");
    await waitFor(() => expect(popup.shown.location.replace).toHaveBeenCalled());
    popup.finish();
    return { ...widget, popup };
  }
  const memo = () => (screen.getByLabelText(/전할 말/) as HTMLTextAreaElement).value;

  it("signs a member in where they are", async () => {
    people.register();
    await openContact();
    expect(await screen.findByText("본인인증한 회원입니다.")).toBeTruthy();
    expect(memo()).toBe("혈압약을 먹습니다");
  });

  it("leads somebody new through signing up, and back with everything kept and agreed to", async () => {
    const { user, tap, told } = await openContact();
    await screen.findByRole("heading", { name: /약관을 확인하고/ });
    await user.click(await screen.findByRole("checkbox", { name: /모두 동의/ }));
    await tap("가입하기");
    expect(await screen.findByText("본인인증한 회원입니다.")).toBeTruthy();
    expect(memo()).toBe("혈압약을 먹습니다");
    const all = (await screen.findByRole("checkbox", { name: /모두 동의/ })) as HTMLInputElement;
    expect(all.checked).toBe(true);
    expect(told("route")).toEqual([]);
  });
});
