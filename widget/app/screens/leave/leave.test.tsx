import { screen, waitFor } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { goAtom } from "../../state/screen";
import { setUpClinic } from "../../testing/clinic";
import { guest, member, refusal, setUpPeople } from "../../testing/people-handlers";
import { renderWidget, setUpDevice } from "../../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const people = setUpPeople(clinic.server);

async function openLeave(change = {}) {
  people.signInAs(member);
  const widget = renderWidget(change);
  widget.runtime.store.set(goAtom, "leave");
  await screen.findByRole("heading", { name: /정말/ });
  return widget;
}
const confirmation = () => screen.getByRole("checkbox", { name: /확인했고, 탈퇴합니다/ });
const reason = () => screen.getByLabelText(/탈퇴하시는 이유/) as HTMLTextAreaElement;
const PATH = "PUT /customers/this";

describe("leaving", () => {
  it("says what goes and what the law keeps, and is sent after a confirmation alone", async () => {
    const { tap } = await openLeave();
    expect(screen.getByRole("region", { name: "지워지는 것" }).textContent).toContain("후기");
    expect(screen.getByRole("region", { name: "법에 따라 남는 것" }).textContent).toContain("5년");
    await tap("탈퇴하기");
    expect(await screen.findByText("위 내용을 확인하셨다면 표시해 주세요.")).toBeTruthy();
    expect(document.activeElement).toBe(confirmation());
    expect(people.writesTo(PATH)).toEqual([]);
  });

  it("ends the session, tells the page, and asks its storefront for the farewell", async () => {
    const { user, tap, told } = await openLeave();
    await user.type(reason(), " 이사를 갑니다 ");
    await user.click(confirmation());
    await tap("탈퇴하기");
    await screen.findByRole("button", { name: "로그인" });
    expect(people.writesTo(PATH).map(({ body }) => body)).toEqual([
      { membership: "left", reason: "이사를 갑니다" },
    ]);
    expect(told("logout")).toEqual([{ isExpired: false, isSaid: true }]);
    expect(told("route")).toEqual([{ path: "/goodbye" }]);
    expect(localStorage.getItem("clinic-widget:lumiere:token")).toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("이사를 갑니다");
    expect(clinic.writesTo("POST /customer/logout")).toEqual([]);
  });

  it("says farewell within itself on any other page", async () => {
    const { user, tap, told } = await openLeave({ isStorefront: false });
    await user.click(confirmation());
    await tap("탈퇴하기");
    expect(await screen.findByRole("heading", { name: /완료되었습니다/ })).toBeTruthy();
    expect(people.writesTo(PATH)[0]?.body).toEqual({ membership: "left" });
    expect(told("route")).toEqual([]);
  });

  it("leads to the reservations that are to come first", async () => {
    const text = "앞으로의 예약이 1건 있습니다. 예약을 먼저 취소해 주세요.";
    people.refuseNext("put", "/customers/this", () => refusal(422, "customer.has-reservations", text));
    const { user, tap, told } = await openLeave();
    await user.click(confirmation());
    await tap("탈퇴하기");
    expect(await screen.findByText(text, { selector: "strong" })).toBeTruthy();
    expect(told("logout")).toEqual([]);
    await tap("다가오는 예약 보기");
    expect(await screen.findByRole("heading", { name: "내 예약" })).toBeTruthy();
  });

  it("keeps somebody a member where it fails, and what they typed", async () => {
    people.refuseNext("put", "/customers/this", () => refusal(500, "unknown", "오류"));
    const { user, tap, told } = await openLeave();
    await user.type(reason(), "이사를 갑니다");
    await user.click(confirmation());
    await tap("탈퇴하기");
    expect(await screen.findByText(/탈퇴하지 않은 그대로/)).toBeTruthy();
    expect(reason().value).toBe("이사를 갑니다");
    expect(told("logout")).toEqual([]);
  });

  it("is one, however often it is pressed", async () => {
    const { user } = await openLeave();
    await user.click(confirmation());
    await user.dblClick(screen.getByRole("button", { name: "탈퇴하기" }));
    await screen.findByRole("button", { name: "로그인" });
    expect(people.writesTo(PATH)).toHaveLength(1);
  });

  it("keeps the reason of somebody whose session expired meanwhile", async () => {
    people.refuseNext("put", "/customers/this", () =>
      refusal(401, "session.expired", "로그인 세션이 만료되었습니다."),
    );
    const { user, tap, unmount } = await openLeave();
    await user.type(reason(), "이사를 갑니다");
    await user.click(confirmation());
    await tap("탈퇴하기");
    expect(await screen.findByText("로그인 시간이 지났습니다.")).toBeTruthy();
    unmount();
    people.signInAs(guest);
    renderWidget();
    await waitFor(() => expect(reason().value).toBe("이사를 갑니다"));
  });
});
