import { screen, waitFor } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { frameAtom } from "../state/frame";
import { setUpClinic, TOKEN } from "../testing/clinic";
import { BOOSTER, DOCTOR, FREE_DAY, SINGLE } from "../testing/content";
import {
  agree,
  chooseOptions,
  chooseTime,
  fillIn,
  foot,
  reachContact,
  renderWidget,
  setUpDevice,
  typeCode,
  typeContact,
} from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

describe("a treatment reservation", () => {
  it("goes from options to a reservation that the page hears of once", async () => {
    const widget = renderWidget();
    await fillIn(widget);
    expect(await foot().findByText("260,700원")).toBeTruthy();
    expect(foot().getByText(/시술 237,000원 \+ VAT 23,700원/)).toBeTruthy();
    await widget.tap("예약하기");
    expect(await screen.findByText("LM-261120-0417")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
      "11월 20일 금요일\n14:00에 뵙겠습니다",
    );
    expect(clinic.writesTo("POST /customer/reservations")).toMatchObject([
      {
        authorization: TOKEN,
        body: {
          kind: "treatment",
          reservedAt: `${FREE_DAY}T14:00:00+09:00`,
          productOptionIds: [71, 72],
          memo: "혈압약을 먹습니다",
          agreements: [
            { termId: 1, version: "1.0" },
            { termId: 2, version: "1.0" },
          ],
        },
      },
    ]);
    expect(widget.told("reservationSuccess")).toEqual([
      {
        reservationId: 417,
        reservationNumber: "LM-261120-0417",
        kind: "treatment",
        total: 260_700,
        items: [
          { id: 71, name: "콜라겐 부스터 2cc 1회", price: 198_000 },
          { id: 72, name: "콜라겐 부스터 진정 관리 추가", price: 39_000 },
        ],
      },
    ]);
  });

  it("is told to the clinic with what it counts of the page's parameters, whatever else an address has", async () => {
    const widget = renderWidget();
    const attribution = { utm_source: "naver", gclid: "x", utm_id: "1", utm_content: "a".repeat(201) };
    widget.runtime.store.set(frameAtom, { isPanel: false, attribution, consultingReservationOnly: false });
    await fillIn(widget);
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(clinic.writesTo("POST /customer/reservations")[0]?.body).toHaveProperty("attribution", {
      utm_source: "naver",
      utm_content: "a".repeat(200),
    });
  });

  it("moves the focus to each step's heading, and never before anybody asked", async () => {
    // The page has the focus until something in the iframe is pressed.
    vi.spyOn(document, "hasFocus").mockReturnValue(false);
    const widget = renderWidget();
    await screen.findByRole("heading", { level: 1 });
    expect(document.activeElement).toBe(document.body);
    await widget.tap(/^시술 예약/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
  });

  it("says what is missing, at the field that misses it", async () => {
    const widget = await reachContact();
    await screen.findByRole("checkbox", { name: /모두 동의/ });
    await widget.tap("예약하기");
    const name = await screen.findByLabelText("이름");
    await waitFor(() => expect(document.activeElement).toBe(name));
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "이름을 적어 주세요.",
    );
    expect(screen.getByText("필수 약관에 동의해 주세요.")).toBeTruthy();
    expect(clinic.writesTo("POST /customer/reservations")).toEqual([]);
  });

  it("asks for required terms alone", async () => {
    const widget = await reachContact();
    await typeContact(widget);
    await typeCode(widget);
    await widget.user.click(await screen.findByRole("checkbox", { name: /개인정보/ }));
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(clinic.writesTo("POST /customer/reservations")[0]?.body).toMatchObject({
      agreements: [{ termId: 1, version: "1.0" }],
    });
  });

  it("names the doctor that was chosen", async () => {
    const widget = renderWidget();
    await chooseOptions(widget);
    await widget.tap("시간 고르기");
    await widget.tap(new RegExp(DOCTOR.name));
    await widget.tap("14:00");
    expect(foot().getByText("서지안 대표원장")).toBeTruthy();
    await widget.tap("다음");
    await typeContact(widget);
    await typeCode(widget);
    await agree(widget);
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(clinic.writesTo("POST /customer/reservations")[0]?.body).toMatchObject({ employeeId: DOCTOR.id });
  });

  it("shows no price where the partner shows none", async () => {
    const widget = renderWidget();
    const hidden = {
      ...SINGLE,
      price: { price: null, originalPrice: null, discountRate: null, isFrom: false },
    };
    const option = { ...hidden, productId: 8 };
    clinic.server.use(
      http.get("*/v2/products/:id", () => HttpResponse.json({ row: { ...BOOSTER, options: [option] } })),
    );
    const { draftAtom, EMPTY_DRAFT } = await import("../state/draft");
    widget.runtime.store.set(draftAtom, {
      ...EMPTY_DRAFT,
      options: [{ option, productName: "상담 시술", event: null, secretEventId: null }],
    });
    await widget.tap(/^시술 예약/);
    expect(await foot().findByText("상담 문의")).toBeTruthy();
    expect(foot().queryByText(/원$/)).toBeNull();
  });
});

describe("a visit reservation", () => {
  it("goes from its purpose to a reservation without treatments", async () => {
    const widget = renderWidget();
    await widget.tap(/^방문 예약/);
    await widget.user.click(await screen.findByRole("radio", { name: "시술 상담" }));
    await chooseTime(widget);
    await typeContact(widget);
    await typeCode(widget);
    await agree(widget);
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(clinic.writesTo("POST /customer/reservations")[0]?.body).toMatchObject({
      kind: "visit",
      purpose: "시술 상담",
      productOptionIds: [],
    });
  });

  it("begins at one of the soonest times from home", async () => {
    const widget = renderWidget();
    await widget.tap("11월 20일(금) 14:00 방문 예약");
    await widget.user.click(await screen.findByRole("radio", { name: "처음 방문 상담" }));
    await widget.tap("시간 고르기");
    expect((await screen.findByRole("button", { name: "14:00" })).getAttribute("aria-pressed")).toBe("true");
  });
});
