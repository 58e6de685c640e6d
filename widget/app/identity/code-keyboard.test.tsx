import { screen, waitFor } from "@testing-library/preact";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { row } from "../testing/answers";
import { setUpClinic } from "../testing/clinic";
import { NOW } from "../testing/content";
import {
  agree,
  reachContact,
  renderWidget,
  setUpDevice,
  typeCode,
  typeContact,
} from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const CODES = "POST /customer/auth-tokens";

const phoneField = () => screen.findByLabelText("휴대폰 번호");

async function codeHasFocus() {
  const field = await screen.findByLabelText("인증번호");
  await waitFor(() => expect(document.activeElement).toBe(field));
}

describe("by keyboard", () => {
  it("Enter in the phone field has a code sent, and the code is typed at once", async () => {
    const { user } = await reachContact();
    await user.type(await phoneField(), "01023456789{Enter}");
    await codeHasFocus();
    expect(clinic.writesTo(CODES)).toHaveLength(1);
    await user.type(await phoneField(), "{Enter}");
    expect(clinic.writesTo(CODES)).toHaveLength(1);
  });

  it("Enter in the phone field sends no form off without a code", async () => {
    const { user, tap } = renderWidget();
    await tap("로그인");
    await user.type(await phoneField(), "01023456789{Enter}");
    await codeHasFocus();
    expect(screen.queryByText("이름을 적어 주세요.")).toBeNull();
  });

  it("the phone field keeps the focus while a country code is typed, which brings the e-mail field", async () => {
    const { user } = await reachContact();
    const field = await phoneField();
    await user.click(field);
    await user.keyboard("+819012345678");
    expect(await screen.findByLabelText("이메일")).toBeTruthy();
    expect(document.activeElement).toBe(field);
    expect(field).toHaveProperty("value", "+819012345678");
  });

  it("a code's field takes digits alone", async () => {
    const { user } = await reachContact();
    await user.type(await phoneField(), "01023456789{Enter}");
    await codeHasFocus();
    await user.keyboard("4a8-2-");
    expect(document.activeElement).toHaveProperty("value", "482");
  });

  it("the button that sends a code keeps the focus until the code can be typed", async () => {
    const { user } = await reachContact();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const inAMinute = new Date(Date.parse(NOW) + 60_000).toISOString();
    clinic.server.use(
      http.post("*/customer/auth-tokens", async () => {
        await held;
        return row({ expiresAt: inAMinute, resendAt: inAMinute });
      }),
    );
    await user.type(await phoneField(), "01023456789");
    await user.tab();
    await user.keyboard("{Enter}");
    expect(document.activeElement?.textContent).toBe("인증번호 받기");
    answer();
    await codeHasFocus();
  });

  it("an accepted code leads to who has signed in, and on from there", async () => {
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    const widget = await reachContact();
    await agree(widget);
    await typeContact(widget);
    await typeCode(widget);
    const signedIn = await screen.findByRole("region", { name: "번호가 확인됐습니다." });
    expect(document.activeElement).toBe(signedIn);
    await widget.user.tab();
    expect(signedIn.contains(document.activeElement)).toBe(true);
  });

  it("a code that was sent before a reload takes the focus from nothing", async () => {
    const first = await reachContact();
    await first.user.type(await phoneField(), "01023456789{Enter}");
    await screen.findByLabelText("인증번호");
    first.unmount();
    renderWidget();
    const field = await screen.findByLabelText("인증번호");
    expect(document.activeElement).not.toBe(field);
  });
});

describe("a code's clock", () => {
  it("begins at its minutes and ends with them, however late the page knows the server's time", async () => {
    const { user } = await reachContact();
    const inSeconds = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1000).toISOString();
    clinic.server.use(
      http.post("*/customer/auth-tokens", () => row({ expiresAt: inSeconds(192), resendAt: inSeconds(72) })),
    );
    await user.type(await phoneField(), "01023456789{Enter}");
    expect(await screen.findByText("남은 시간 3:00")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "60초 뒤 다시" })).toBeTruthy();
    vi.setSystemTime(Date.parse(NOW) + 60_000);
    expect(await screen.findByText("남은 시간 2:00")).toBeTruthy();
  });
});
