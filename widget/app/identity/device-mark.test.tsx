import { screen, waitFor } from "@testing-library/preact";
import { expect, it } from "vitest";
import { goAtom } from "../state/screen";
import { CODE, setUpClinic } from "../testing/clinic";
import { DEVICE_MARK, guest, member, setUpPeople } from "../testing/people-handlers";
import { renderWidget, setUpDevice, typeCode } from "../testing/render-widget";
import { stubVerificationWindow } from "../testing/verification-window";

setUpDevice();
const clinic = setUpClinic();
const people = setUpPeople(clinic.server);

const KEY = "clinic-widget:lumiere:device-mark";
const keptMark = () => localStorage.getItem(KEY);
const FORGET = "이 기기에서 문자 로그인 끄기";

async function signInBySms(widget: ReturnType<typeof renderWidget>) {
  await widget.tap("로그인");
  await widget.user.type(await screen.findByLabelText("이름"), "김하윤");
  await widget.user.type(screen.getByLabelText(/휴대폰/), "01023456789");
  await widget.tap("인증번호 받기");
  await screen.findByLabelText("인증번호");
  await typeCode(widget);
  await screen.findByRole("button", { name: "로그아웃" });
  return clinic.writesTo("POST /api/guest-signin").at(-1)?.body;
}
async function openProfile(customer: typeof guest) {
  people.signInAs(customer);
  const widget = renderWidget();
  widget.runtime.store.set(goAtom, "profile");
  await screen.findByLabelText("이메일");
  return widget;
}

it("is kept from a verification on, over signing out, and sent with an SMS", async () => {
  people.register();
  const popup = stubVerificationWindow();
  const widget = renderWidget();
  await widget.tap("로그인");
  await widget.tap("본인인증으로 로그인");
  await waitFor(() => expect(popup.shown.location.replace).toHaveBeenCalled());
  popup.finish();
  await widget.tap("로그아웃");
  expect(keptMark()).toBe(DEVICE_MARK);
  expect(await signInBySms(widget)).toMatchObject({ code: CODE, deviceMark: DEVICE_MARK });
});

it("is not there before a verification", async () => {
  expect(await signInBySms(renderWidget())).not.toHaveProperty("deviceMark");
  expect(keptMark()).toBeNull();
});

it("is forgotten in a member's profile, here and by the server", async () => {
  localStorage.setItem(KEY, DEVICE_MARK);
  const { tap } = await openProfile(member);
  await tap(FORGET);
  await screen.findByText("이제 이 기기에서도 본인인증으로 로그인합니다.");
  expect(keptMark()).toBeNull();
  expect(people.writesTo("POST /customer/forgotten-devices")[0]?.body).toEqual({ deviceMark: DEVICE_MARK });
  expect(screen.queryByRole("button", { name: FORGET })).toBeNull();
});

it("is spoken of to no guest", async () => {
  localStorage.setItem(KEY, DEVICE_MARK);
  await openProfile(guest);
  expect(screen.queryByRole("button", { name: FORGET })).toBeNull();
});
