import { act, screen } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import type { WidgetScreen } from "@/contract/widget/messages";
import { openScreen } from "../page/open-screen";
import { draftAtom } from "../state/draft";
import { tokenAtom } from "../state/session";
import { refuse, row, rows } from "../testing/answers";
import { setUpClinic, TOKEN } from "../testing/clinic";
import { BOOSTER, DOCTOR, FREE_DAY, SINGLE } from "../testing/content";
import { foot, renderWidget, setUpDevice } from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();
const SECOND = { ...DOCTOR, id: 6, name: "윤도현", position: "원장" };

function openAt(wanted: WidgetScreen, token: string | null = null) {
  const widget = renderWidget();
  act(() => {
    widget.runtime.store.set(tokenAtom, token);
    openScreen(widget.runtime.store, wanted);
  });
  return widget;
}

describe("a product's booking button", () => {
  it("leads somebody who is signed in to a reservation: a time, on, the terms, book", async () => {
    const widget = openAt({ screen: "treatment", productId: 7, optionIds: [71, 72] }, TOKEN);
    await widget.tap("14:00");
    await widget.tap("다음");
    expect(await screen.findByText("김하윤 님")).toBeTruthy();
    await widget.user.click(await screen.findByRole("checkbox", { name: /모두 동의/ }));
    await widget.tap("예약하기");
    expect(await screen.findByText("LM-261120-0417")).toBeTruthy();
    expect(clinic.writesTo("POST /customer/reservations")[0]?.body).toMatchObject({
      productOptionIds: [71, 72],
    });
  });

  it("shows the first free day's times at once, and leads back to the options it chose", async () => {
    const { tap } = openAt({ screen: "treatment", productId: 7, optionIds: [71] });
    expect(await screen.findByRole("button", { name: /11월 20일 금요일/, pressed: true })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "14:00" })).toBeTruthy();
    await tap("뒤로");
    const box = await screen.findByRole("checkbox", { name: /2cc 1회/ });
    expect((box as HTMLInputElement).checked).toBe(true);
    expect(foot().getByText("1개 담음")).toBeTruthy();
    expect(await foot().findByText("40분")).toBeTruthy();
  });

  it("draws the times' step while its options are looked up, never the list of treatments", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    clinic.server.use(
      http.get("*/v2/products/:id", async () => {
        await held;
        return row(BOOSTER);
      }),
    );
    openAt({ screen: "treatment", productId: 7, optionIds: [71] });
    expect(screen.getByRole("heading", { name: "언제 오실까요?" })).toBeTruthy();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("2");
    expect(screen.queryByRole("searchbox")).toBeNull();
    answer();
    expect(await screen.findByRole("button", { name: "14:00" })).toBeTruthy();
  });

  it("books what the page showed, not what was chosen of another product before", async () => {
    const widget = openAt({ screen: "treatment", productId: 7, optionIds: [72] });
    await screen.findByRole("button", { name: "14:00" });
    act(() => openScreen(widget.runtime.store, { screen: "treatment", productId: 7, optionIds: [71] }));
    await screen.findByRole("button", { name: "14:00" });
    expect(widget.runtime.store.get(draftAtom).options.map(({ option }) => option.id)).toEqual([71]);
  });

  it("stays with the treatments where none of it can be booked any more", async () => {
    clinic.server.use(http.get("*/v2/products/:id", () => refuse(404, "없는 상품입니다.")));
    openAt({ screen: "treatment", productId: 7, optionIds: [71] });
    expect((await screen.findByRole("alert")).textContent).toContain("지금 예약할 수 없는 것이 있습니다.");
    expect(await screen.findByRole("button", { name: /콜라겐 부스터/ })).toBeTruthy();
  });

  it("stays with the treatments where it names more than one reservation holds", async () => {
    const options = Array.from({ length: 21 }, (_, index) => ({ ...SINGLE, id: 100 + index }));
    clinic.server.use(http.get("*/v2/products/:id", () => row({ ...BOOSTER, options })));
    openAt({ screen: "treatment", productId: 7, optionIds: options.map(({ id }) => id) });
    expect((await screen.findByRole("alert")).textContent).toContain("한 번에 20개까지");
    expect(foot().getByText("고르신 시술이 없습니다")).toBeTruthy();
  });

  it("of a secret event books at that event's price, by naming it", async () => {
    const asked: string[] = [];
    const secret = { ...BOOSTER, options: [{ ...SINGLE, price: { ...SINGLE.price, price: 99_000 } }] };
    clinic.server.use(
      http.get("*/v2/products/:id", ({ request }) => {
        asked.push(new URL(request.url).search);
        return row(secret);
      }),
    );
    const widget = openAt({ screen: "treatment", productId: 7, optionIds: [71], secretEventId: 31 }, TOKEN);
    await widget.tap("14:00");
    await widget.tap("다음");
    await screen.findByText("김하윤 님");
    expect(foot().getByText("108,900원")).toBeTruthy();
    await widget.user.click(await screen.findByRole("checkbox", { name: /모두 동의/ }));
    await widget.tap("예약하기");
    await screen.findByText("LM-261120-0417");
    expect(new Set(asked)).toEqual(new Set(["?eventId=31&isSecret=true"]));
    expect(clinic.writesTo("POST /customer/reservations")[0]?.body).toMatchObject({ secretEventIds: [31] });
    expect(clinic.writesMatching(/^PUT \/reservation-holds/)[0]?.body).toMatchObject({
      secretEventIds: [31],
    });
  });

  it("of a secret event that ends meanwhile shows what is booked then, and says why", async () => {
    const event = { id: 31, title: "비밀", startAt: "2026-11-01T00:00:00Z", endAt: "2026-11-20T00:00:00Z" };
    const offered = { ...SINGLE, event, price: { ...SINGLE.price, price: 99_000 } };
    let isOver = false;
    clinic.server.use(
      http.get("*/v2/products/:id", ({ request }) => {
        const isByLink = new URL(request.url).searchParams.has("eventId");
        if (!isByLink) return row(BOOSTER);
        return isOver ? refuse(404, "없는 상품입니다.") : row({ ...BOOSTER, options: [offered] });
      }),
    );
    const widget = openAt({ screen: "treatment", productId: 7, optionIds: [71], secretEventId: 31 }, TOKEN);
    await widget.tap("14:00");
    await widget.tap("다음");
    await screen.findByText("김하윤 님");
    expect(foot().getByText("108,900원")).toBeTruthy();
    expect(screen.queryByText("이벤트가 끝나 지금 가격으로 보여 드립니다.")).toBeNull();
    isOver = true;
    await act(() => widget.runtime.queryClient.refetchQueries());
    expect(await screen.findByText("이벤트가 끝나 지금 가격으로 보여 드립니다.")).toBeTruthy();
    expect(foot().getByText("217,800원")).toBeTruthy();
  });
});

describe("a doctor's booking button", () => {
  it("has the doctor and the day chosen", async () => {
    clinic.server.use(http.get("*/partner-employee-schedules/employees", () => rows([DOCTOR, SECOND])));
    const widget = openAt({ screen: "visit", employeeId: SECOND.id, date: "2026-11-21" });
    await widget.user.click(await screen.findByRole("radio", { name: "시술 상담" }));
    await widget.tap("시간 고르기");
    expect(await screen.findByRole("button", { name: /윤도현/, pressed: true })).toBeTruthy();
    expect(await screen.findByRole("button", { name: /11월 21일 토요일/, pressed: true })).toBeTruthy();
  });

  it("has the time chosen that was pressed beside the doctor", async () => {
    const reservedAt = `${FREE_DAY}T14:00:00+09:00`;
    const widget = openAt({ screen: "visit", employeeId: DOCTOR.id, reservedAt });
    await widget.user.click(await screen.findByRole("radio", { name: "시술 상담" }));
    await widget.tap("시간 고르기");
    expect(await screen.findByRole("button", { name: "14:00", pressed: true })).toBeTruthy();
    expect(widget.runtime.store.get(draftAtom).doctor?.id).toBe(DOCTOR.id);
  });

  it("leaves it to the clinic where that doctor cannot be booked", async () => {
    const widget = openAt({ screen: "visit", employeeId: 99 });
    await widget.user.click(await screen.findByRole("radio", { name: "시술 상담" }));
    await widget.tap("시간 고르기");
    expect(await screen.findByRole("button", { name: /지정 안 함/, pressed: true })).toBeTruthy();
    expect(await screen.findByRole("button", { name: /11월 20일 금요일/, pressed: true })).toBeTruthy();
  });
});

describe("a doctor who has no free time", () => {
  const empty = { ...DOCTOR, nextAvailableAt: null };

  it("is said to have none, beside the first times of the others", async () => {
    clinic.server.use(
      http.get("*/partner-employee-schedules/employees", () => rows([empty, SECOND])),
      http.get("*/partner-schedules/time", ({ request }) => {
        const isOfSecond = new URL(request.url).searchParams.get("employeeId") === String(SECOND.id);
        const time = { reservedAt: `${FREE_DAY}T14:00:00+09:00`, time: "14:00", isWaiting: false };
        const times = isOfSecond ? [{ ...time, isAvailable: true }] : [];
        return HttpResponse.json({ rows: times, count: times.length, durationMinutes: 30, lunch: null });
      }),
    );
    const widget = openAt({ screen: "visit", employeeId: DOCTOR.id });
    await widget.user.click(await screen.findByRole("radio", { name: "시술 상담" }));
    await widget.tap("시간 고르기");
    expect(await screen.findByText("서지안 대표원장은 예약이 모두 찼습니다")).toBeTruthy();
    await widget.tap("윤도현 원장 20일 14:00");
    expect(await screen.findByRole("button", { name: "14:00" })).toBeTruthy();
    expect(foot().getByText("윤도현 원장")).toBeTruthy();
  });
});
