import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { errorLabels } from "@/labels/errors";
import { reservationStore } from "@/state/reservation";
import { authAtom, commonAtom, isLoggedInAtom } from "@/state/session";
import { toastsAtom } from "@/state/toast";
import { fakeClinicWidget } from "@/testing/clinic-widget";
import { followWidget } from "./follow-widget";

const store = getDefaultStore();
const onRoute = vi.fn();
const user = { name: "김하윤", isRegular: false };
const reservation = {
  reservationId: 417,
  reservationNumber: "LM-261120-0417",
  kind: "treatment" as const,
  total: 198_000,
  items: [{ id: 3, name: "콜라겐 부스터 1회", price: 198_000 }],
};
const told = (name: string) => window.dataLayer?.filter(({ event }) => event === name) ?? [];

let fake: ReturnType<typeof fakeClinicWidget>;
beforeEach(() => {
  vi.useFakeTimers();
  onRoute.mockClear();
  localStorage.clear();
  delete window.dataLayer;
  fake = fakeClinicWidget();
  followWidget(fake.clinicWidget, onRoute);
});
afterEach(() => {
  fake.say("logout", { isExpired: true, isSaid: true });
  store.set(toastsAtom, []);
  vi.useRealTimers();
});

const signIn = () => fake.say("login", { user, accessToken: "secret-token", isResumed: false });

describe("followWidget", () => {
  it("takes up who is signed in, on load and on change", () => {
    fake.say("ready", { isLoggedIn: true });
    expect(store.get(isLoggedInAtom)).toBe(true);
    signIn();
    expect(store.get(authAtom)).toEqual({ user });
    expect(document.cookie).toContain("access-token=secret-token");
    expect(JSON.parse(localStorage.getItem("auth") ?? "")).toEqual({ user });
  });

  it("forgets a visitor whom the widget does not know", () => {
    signIn();
    fake.say("ready", { isLoggedIn: false });
    expect(store.get(isLoggedInAtom)).toBe(false);
    expect(store.get(authAtom)).toEqual({ user: null });
    expect(document.cookie).not.toContain("access-token");
    expect(onRoute).not.toHaveBeenCalled();
  });

  it("goes home on logging out, with user, token and reservation forgotten", () => {
    signIn();
    fake.say("reservationSuccess", reservation);
    fake.say("logout", { isExpired: false, isSaid: true });
    expect(store.get(authAtom)).toEqual({ user: null });
    expect(store.get(isLoggedInAtom)).toBe(false);
    expect(document.cookie).not.toContain("access-token");
    expect(reservationStore.read()).toEqual({ reservation: null, sentIds: [417] });
    expect(onRoute).toHaveBeenCalledExactlyOnceWith("/");
  });

  it("stays where it is when a session expires", () => {
    signIn();
    fake.say("logout", { isExpired: true, isSaid: false });
    expect(store.get(authAtom)).toEqual({ user: null });
    expect(document.cookie).not.toContain("access-token");
    expect(onRoute).not.toHaveBeenCalled();
  });

  it.each([
    ["once, where the widget was out of sight", false, [errorLabels.sessionExpired]],
    ["not, where the widget has said it", true, []],
  ])("says that a session has expired %s", (_, isSaid, said) => {
    signIn();
    fake.say("logout", { isExpired: true, isSaid });
    fake.say("logout", { isExpired: true, isSaid });
    expect(store.get(toastsAtom).map(({ description }) => description)).toEqual(said);
  });

  it("follows the cart, and a route once the widget has gone out of its way", () => {
    fake.say("cartCount", { count: 2 });
    expect(store.get(commonAtom)).toEqual({ cartCount: 2 });
    fake.say("route", { path: "/products/3" });
    expect(fake.callsOf("close")).toHaveLength(1);
    expect(onRoute).toHaveBeenCalledExactlyOnceWith("/products/3");
  });

  it("tells of a login, not of a session that goes on", () => {
    fake.say("login", { user, accessToken: "t", isResumed: true });
    expect(told("login")).toEqual([]);
    signIn();
    expect(told("login")).toEqual([{ event: "login", method: "SMS verification" }]);
  });

  it("tells of a purchase once, also after the page was loaded again", async () => {
    fake.say("reservationSuccess", reservation);
    const reloaded = fakeClinicWidget();
    followWidget(reloaded.clinicWidget, onRoute);
    reloaded.say("reservationSuccess", reservation);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told("purchase")).toHaveLength(1);
  });

  it("tells of a purchase that the page before was left too soon to tell of, once", async () => {
    reservationStore.write({ reservation, sentIds: [] });
    followWidget(fakeClinicWidget().clinicWidget, onRoute);
    await vi.advanceTimersByTimeAsync(5000);
    followWidget(fakeClinicWidget().clinicWidget, onRoute);
    await vi.advanceTimersByTimeAsync(5000);
    expect(told("purchase")).toHaveLength(1);
  });

  it("never says a name, a phone or a token to the tag manager", () => {
    signIn();
    fake.say("reservationSuccess", {
      ...reservation,
      customerName: "김하윤",
      customerPhone: "01012345678",
    } as never);
    expect(told("purchase")).toHaveLength(1);
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/김하윤|010|secret-token/);
  });
});
