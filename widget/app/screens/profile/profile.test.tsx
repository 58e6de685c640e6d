import { screen, waitFor, within } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { goAtom } from "../../state/screen";
import { CODE, setUpClinic, TOKEN } from "../../testing/clinic";
import { BEGUN, guest, IMP_UID, member, refusal, setUpPeople } from "../../testing/people-handlers";
import { renderWidget, setUpDevice, typeCode } from "../../testing/render-widget";
import { stubVerificationWindow } from "../../testing/verification-window";

setUpDevice();
const clinic = setUpClinic();
const people = setUpPeople(clinic.server);

async function openProfile(customer = guest) {
  people.signInAs(customer);
  const widget = renderWidget();
  widget.runtime.store.set(goAtom, "profile");
  await screen.findByLabelText("이메일");
  return widget;
}
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const hintOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
const marketing = () => screen.getByRole("switch", { name: "이벤트와 혜택 문자 받기" }) as HTMLInputElement;
const EXPIRED = () => refusal(401, "session.expired", "로그인 세션이 만료되었습니다.");

describe("personal data", () => {
  it("of a guest are theirs to change", async () => {
    const { user, tap, told } = await openProfile();
    await user.clear(field("이름"));
    await user.type(field("이름"), "김하나");
    await user.type(field("생년월일"), "1991-03-02");
    await user.click(screen.getByRole("radio", { name: "여성" }));
    await user.type(field("이메일"), "hana@clinic.example");
    await tap("저장");
    await screen.findByText("내 정보를 저장했습니다.");
    expect(people.writesTo("PUT /customers/this/info")[0]?.body).toEqual({
      name: "김하나",
      birthDate: "1991-03-02",
      gender: "female",
      email: "hana@clinic.example",
    });
    expect(told("login").at(-1)).toEqual({
      user: { name: "김하나", isRegular: false },
      accessToken: TOKEN,
      isResumed: true,
    });
  });

  it("of a member are the provider's, but for the email", async () => {
    const { user, tap } = await openProfile(member);
    expect(screen.queryByLabelText("이름")).toBeNull();
    expect(screen.getByText("1991년 3월 2일")).toBeTruthy();
    expect(screen.getByText(/직접 바꿀 수 없습니다/)).toBeTruthy();
    await user.type(field("이메일"), "hana@clinic.example");
    await tap("저장");
    await screen.findByText("내 정보를 저장했습니다.");
    expect(people.writesTo("PUT /customers/this/info")[0]?.body).toEqual({ email: "hana@clinic.example" });
  });

  it.each([
    ["이메일", "하윤@", "이메일 주소를 확인해 주세요."],
    ["생년월일", "2027-01-01", "생년월일을 확인해 주세요."],
  ])("has a wrong %s told at its field, with nothing sent", async (name, typed, text) => {
    const { user, tap } = await openProfile();
    await user.type(field(name), typed);
    await tap("저장");
    await waitFor(() => expect(hintOf(field(name))).toBe(text));
    expect(document.activeElement).toBe(field(name));
    expect(people.writesTo("PUT /customers/this/info")).toEqual([]);
  });

  it("keep what was typed where it cannot be saved", async () => {
    people.refuseNext("put", "/customers/this/info", () => refusal(500, "unknown", "오류"));
    const { user, tap } = await openProfile();
    await user.type(field("이메일"), "hana@clinic.example");
    await tap("저장");
    expect(await screen.findByText("저장하지 못했습니다.")).toBeTruthy();
    expect(field("이메일").value).toBe("hana@clinic.example");
    await tap("저장");
    await screen.findByText("내 정보를 저장했습니다.");
  });

  it("keep what was typed over a reload and an expired session", async () => {
    people.refuseNext("put", "/customers/this/info", EXPIRED);
    const first = await openProfile();
    await first.user.type(field("이메일"), "hana@clinic.example");
    await first.tap("저장");
    expect(await screen.findByText("로그인 시간이 지났습니다.")).toBeTruthy();
    first.unmount();
    people.signInAs(guest);
    renderWidget();
    expect(((await screen.findByLabelText("이메일")) as HTMLInputElement).value).toBe("hana@clinic.example");
  });

  it("show nobody what somebody else typed", async () => {
    const first = await openProfile();
    await first.user.type(field("이메일"), "hana@clinic.example");
    first.unmount();
    people.signInAs({ ...guest, id: 10 });
    renderWidget();
    expect(((await screen.findByLabelText("이메일")) as HTMLInputElement).value).toBe("");
  });
});

describe("a guest's number", () => {
  it("is changed to one that a code proves", async () => {
    const widget = await openProfile();
    await widget.tap("번호 바꾸기");
    await widget.user.type(field("새 휴대폰 번호"), "01099998888");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await typeCode(widget);
    expect(await screen.findByText("010-9999-8888")).toBeTruthy();
    expect(people.writesTo("PUT /guest-customer/phone")[0]?.body).toEqual({
      phone: "01099998888",
      code: CODE,
    });
    expect(screen.queryByLabelText("새 휴대폰 번호")).toBeNull();
  });

  it("spends no code on the number that it is", async () => {
    const { user, tap } = await openProfile();
    await tap("번호 바꾸기");
    await user.type(field("새 휴대폰 번호"), guest.phone);
    await tap("인증번호 받기");
    expect(hintOf(field("새 휴대폰 번호"))).toBe("지금 쓰시는 번호입니다.");
    expect(clinic.writesTo("POST /customer/auth-tokens")).toEqual([]);
  });

  it("stays where the new one is refused", async () => {
    const text = "본인인증을 한 회원의 번호는 본인인증으로만 바꿀 수 있습니다.";
    people.refuseNext("put", "/guest-customer/phone", () => refusal(422, "customer.verified", text));
    const widget = await openProfile();
    await widget.tap("번호 바꾸기");
    await widget.user.type(field("새 휴대폰 번호"), "01099998888");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await typeCode(widget);
    await waitFor(() => expect(hintOf(field("인증번호"))).toBe(text));
    expect(screen.getByText("010-2345-6789")).toBeTruthy();
  });
});

describe("membership", () => {
  it("is a guest's by verifying, at once where they had signed up before", async () => {
    people.register();
    const popup = stubVerificationWindow();
    const { tap, told } = await openProfile();
    expect(screen.getByText("시술 전후 사진 보기")).toBeTruthy();
    await tap("본인인증하고 회원 되기");
    await waitFor(() => expect(popup.shown.location.replace).toHaveBeenCalled());
    popup.finish();
    expect(await screen.findByText(/직접 바꿀 수 없습니다/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "본인인증하고 회원 되기" })).toBeNull();
    expect(people.writesTo("PUT /api/guest-customer/certification-info")[0]?.body).toEqual({
      impUid: IMP_UID,
      token: BEGUN.token,
      agreements: [],
    });
    expect(told("login").at(-1)?.user.isRegular).toBe(true);
  });

  it("asks a guest who is new for the terms, and leads back", async () => {
    const popup = stubVerificationWindow();
    const { tap, user } = await openProfile();
    await tap("본인인증하고 회원 되기");
    await waitFor(() => expect(popup.shown.location.replace).toHaveBeenCalled());
    popup.finish();
    await user.click(await screen.findByRole("checkbox", { name: /모두 동의/ }));
    await tap("회원 되기");
    expect(await screen.findByText(/직접 바꿀 수 없습니다/)).toBeTruthy();
  });

  it("does not pass from one member to another", async () => {
    const popup = stubVerificationWindow();
    const { tap } = await openProfile(member);
    await tap("본인인증으로 번호 바꾸기");
    await waitFor(() => expect(popup.shown.location.replace).toHaveBeenCalled());
    popup.finish();
    expect(await screen.findByText(/다른 사람의 본인인증/, { selector: "strong" })).toBeTruthy();
    expect(people.writesTo("PUT /api/guest-customer/certification-info")).toEqual([]);
  });
});

describe("marketing", () => {
  it("changes at once and says since when", async () => {
    const { user } = await openProfile();
    expect(screen.getByText(/아직 정하지 않으셨습니다/)).toBeTruthy();
    await user.click(marketing());
    expect(marketing().checked).toBe(true);
    expect(await screen.findByText("2026년 11월 18일, 마케팅 정보 수신에 동의하셨습니다.")).toBeTruthy();
    expect(screen.getByText("2026년 11월 18일에 받기로 하셨습니다.")).toBeTruthy();
    expect(people.writesTo("PUT /customers/this/marketing-receivable")[0]?.body).toEqual({
      isMarketingReceivable: true,
    });
  });

  it("is as it was where the server does not take it", async () => {
    people.refuseNext("put", "/customers/this/marketing-receivable", () => refusal(500, "unknown", "오류"));
    const { user } = await openProfile();
    await user.click(marketing());
    expect(await screen.findByText(/전과 같이 두었습니다/)).toBeTruthy();
    expect(marketing().checked).toBe(false);
    expect(screen.getByText(/아직 정하지 않으셨습니다/)).toBeTruthy();
  });
});

describe("the ways out", () => {
  it("signs out and leaves nothing behind", async () => {
    const { user, tap, told } = await openProfile();
    await user.type(field("이메일"), "hana@clinic.example");
    await user.click(within(screen.getByRole("main")).getByRole("button", { name: "로그아웃" }));
    await screen.findByText("로그아웃했습니다.");
    expect(told("logout")).toEqual([{ isExpired: false, isSaid: true }]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("hana@clinic.example");
    await tap("로그인");
  });
});
