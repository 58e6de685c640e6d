import { screen, waitFor, within } from "@testing-library/preact";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { toastsAtom } from "../state/toasts";
import { refuse, row } from "../testing/answers";
import { setUpClinic } from "../testing/clinic";
import { FREE_DAY, reservationAt } from "../testing/content";
import {
  agree,
  fillIn,
  foot,
  reachContact,
  renderWidget,
  setUpDevice,
  typeCode,
  typeContact,
  type Widget,
} from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const BOOKING = "POST /customer/reservations";

const keys = () => clinic.writesTo(BOOKING).map(({ idempotencyKey }) => idempotencyKey);
const toasts = (widget: Widget) => widget.runtime.store.get(toastsAtom).map(({ description }) => description);

describe("a time taken meanwhile", () => {
  async function loseTime(widget: Widget) {
    await fillIn(widget);
    clinic.take("14:00");
    clinic.answerBooking(() => refuse(409, "이미 예약된 시간입니다."));
    await widget.tap("예약하기");
    await screen.findByRole("heading", { name: "언제 오실까요?" });
  }

  it("says so over the times, shows them again, and raises no toast", async () => {
    const widget = renderWidget();
    await loseTime(widget);
    const note = await screen.findByRole("alert");
    expect(note.textContent).toContain("14:00은 방금 다른 분이 예약했습니다.");
    expect(note.textContent).toContain("고르신 시술과 적으신 내용은 그대로 있으니 다른 시간을 골라 주세요.");
    expect(((await screen.findByRole("button", { name: "14:00 마감" })) as HTMLButtonElement).disabled).toBe(
      true,
    );
    expect(toasts(widget)).toEqual([]);
  });

  it("asks for nothing but another time", async () => {
    const widget = renderWidget();
    await loseTime(widget);
    await widget.tap("15:00");
    expect(screen.queryByRole("alert")).toBeNull();
    await widget.tap("다음");
    expect(((await screen.findByLabelText(/전할 말/)) as HTMLTextAreaElement).value).toBe(
      "혈압약을 먹습니다",
    );
    expect(await screen.findByText("번호가 확인됐습니다.")).toBeTruthy();
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(clinic.writesTo(BOOKING)[1]?.body).toMatchObject({
      reservedAt: `${FREE_DAY}T15:00:00+09:00`,
      productOptionIds: [71, 72],
      memo: "혈압약을 먹습니다",
    });
    expect(new Set(keys()).size).toBe(2);
  });
});

describe("one booking", () => {
  it("is made by a tap that comes while the code is still being checked", async () => {
    const widget = await reachContact();
    await agree(widget);
    await typeContact(widget);
    await typeCode(widget);
    await widget.user.click(foot().getByRole("button"));
    await screen.findByText("LM-261120-0417");
    expect(clinic.writesTo("POST /api/guest-signin")).toHaveLength(1);
  });

  it("is sent once for a double tap", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    await widget.user.dblClick(foot().getByRole("button"));
    await screen.findByText("LM-261120-0417");
    expect(keys()).toHaveLength(1);
    expect(widget.told("reservationSuccess")).toHaveLength(1);
  });

  it("keeps its key over a lost answer, so that the retry books nothing twice", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    clinic.answerBooking(() => HttpResponse.error());
    await widget.tap("예약하기");
    expect(await screen.findByText("예약을 보내지 못했습니다.")).toBeTruthy();
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  it("keeps its key over a reload as well", async () => {
    const first = renderWidget();
    await fillIn(first);
    clinic.answerBooking(() => HttpResponse.error());
    await first.tap("예약하기");
    await screen.findByText("예약을 보내지 못했습니다.");
    first.unmount();
    const second = renderWidget();
    await screen.findByText("번호가 확인됐습니다.");
    await screen.findByRole("checkbox", { name: /모두 동의/, checked: true });
    await second.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(new Set(keys()).size).toBe(1);
  });

  it("is another one once something in it has changed", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    clinic.answerBooking(() => HttpResponse.error());
    await widget.tap("예약하기");
    await screen.findByText("예약을 보내지 못했습니다.");
    await widget.user.type(screen.getByLabelText(/전할 말/), ".");
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(new Set(keys()).size).toBe(2);
  });
});

describe("a refusal", () => {
  it("is told in the server's words, with a way back to the times", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    clinic.answerBooking(() => refuse(422, "점심시간에는 예약할 수 없습니다."));
    await widget.tap("예약하기");
    const note = await screen.findByRole("alert");
    expect(note.textContent).toContain("점심시간에는 예약할 수 없습니다.");
    await widget.user.click(within(note).getByRole("button", { name: "시간 다시 고르기" }));
    expect(await screen.findByRole("heading", { name: "언제 오실까요?" })).toBeTruthy();
  });
});

describe("a session that ends in the middle", () => {
  it("asks for the number again in place, and keeps everything else", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    clinic.answerBooking(() => refuse(401, "다시 로그인해 주세요."));
    await widget.tap("예약하기");
    expect(await screen.findByText("로그인 시간이 지났습니다.")).toBeTruthy();
    expect(widget.told("logout")).toEqual([{ isExpired: true, isSaid: true }]);
    expect((screen.getByLabelText("휴대폰 번호") as HTMLInputElement).value).toBe("010-2345-6789");
    expect((screen.getByLabelText(/전할 말/) as HTMLTextAreaElement).value).toBe("혈압약을 먹습니다");
    await widget.tap("인증번호 받기");
    await screen.findByLabelText("인증번호");
    await typeCode(widget);
    await screen.findByText("번호가 확인됐습니다.");
    clinic.answerBooking(() => row(reservationAt(`${FREE_DAY}T14:00:00+09:00`)));
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    await waitFor(() => expect(screen.queryByText("로그인 시간이 지났습니다.")).toBeNull());
  });
});
