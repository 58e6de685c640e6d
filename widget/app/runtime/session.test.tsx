import { act, screen, waitFor } from "@testing-library/preact";
import { expect, it } from "vitest";
import { keepStepHistory } from "../page/step-history";
import { changeDraftAtom, draftAtom } from "../state/draft";
import { frameAtom, isOpenAtom } from "../state/frame";
import { changingReservationAtom, unfoldedReservationIdAtom } from "../state/own-reservation";
import { isMadeUnseenAtom, madeReservationAtom } from "../state/reservation";
import { goAtom } from "../state/screen";
import { tokenAtom } from "../state/session";
import { setUpClinic, TOKEN } from "../testing/clinic";
import { FREE_DAY, reservationAt } from "../testing/content";
import { renderWidget, setUpDevice, type Widget } from "../testing/render-widget";
import { closeSession, expireSession } from "./session";

const BOOKED = reservationAt(`${FREE_DAY}T14:00:00+09:00`);

setUpDevice();
setUpClinic();

it("shows nothing of a reservation on Back after its owner has logged out", async () => {
  const widget = renderWidget();
  const { store } = widget.runtime;
  act(() => {
    store.set(frameAtom, { isPanel: false, attribution: {}, consultingReservationOnly: false });
    store.set(isOpenAtom, true);
    store.set(tokenAtom, TOKEN);
    store.set(madeReservationAtom, BOOKED);
  });
  const stop = keepStepHistory(widget.runtime);
  act(() => store.set(goAtom, "done"));
  await screen.findByText(BOOKED.reservationNumber);
  await widget.tap("다른 예약 하기");
  await widget.tap("로그아웃");
  await waitFor(() => expect(store.get(tokenAtom)).toBeNull());
  const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await arrived;
  });
  expect(await screen.findByRole("button", { name: /^시술 예약/ })).toBeTruthy();
  expect(screen.queryByText(BOOKED.reservationNumber)).toBeNull();
  stop();
});

function signedIn({ runtime: { store } }: Widget) {
  store.set(tokenAtom, TOKEN);
  store.set(changeDraftAtom, { name: "김하윤", memo: "혈압약을 먹습니다" });
  store.set(madeReservationAtom, BOOKED);
  store.set(isMadeUnseenAtom, true);
  store.set(changingReservationAtom, BOOKED);
  store.set(unfoldedReservationIdAtom, BOOKED.id);
  return () => ({
    memo: store.get(draftAtom).memo,
    made: store.get(madeReservationAtom),
    isMadeUnseen: store.get(isMadeUnseenAtom),
    changing: store.get(changingReservationAtom),
    unfoldedId: store.get(unfoldedReservationIdAtom),
  });
}

it("forgets a person's reservations and words when they log out", () => {
  const widget = renderWidget();
  const left = signedIn(widget);
  act(() => closeSession(widget.runtime));
  expect(left()).toEqual({ memo: "", made: null, isMadeUnseen: false, changing: null, unfoldedId: null });
});

it("keeps them where the session only ran out, since the same person goes on", () => {
  const widget = renderWidget();
  const left = signedIn(widget);
  const before = left();
  act(() => void expireSession(widget.runtime, { isSaid: true }));
  expect(left()).toEqual(before);
});
