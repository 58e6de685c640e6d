import { setCookie } from "cookies-next/client";
import { getDefaultStore } from "jotai";
import { ACCESS_TOKEN_COOKIE } from "@/config/session";
import type { ClinicWidget, WidgetPageEvents } from "@/contract/widget/loader-api";
import { errorLabels } from "@/labels/errors";
import { accessTokenChanged } from "@/state/access-token";
import { endSession } from "@/state/end-session";
import { authAtom, commonAtom, isLoggedInAtom } from "@/state/session";
import { showToast } from "@/state/toast";
import { isWidgetShownAtom } from "@/state/widget-place";
import { finishOpening } from "./opening/opening-state";
import { reportLogin, reportPurchase, reportUnsentPurchase } from "./report";

type Listen = <Type extends keyof WidgetPageEvents>(
  type: Type,
  listener: (data: WidgetPageEvents[Type]) => void,
) => void;

/** Lets the page's state follow what the widget says: it owns session and cart. `onRoute` goes to a path. */
export function followWidget(clinicWidget: ClinicWidget, onRoute: (path: string) => void): void {
  const store = getDefaultStore();
  const on: Listen = (type, listener) => clinicWidget("on", type, listener);
  const show = () => store.set(isWidgetShownAtom, true);
  on("drawn", show);
  on("ready", ({ isLoggedIn }) => {
    if (isLoggedIn) store.set(isLoggedInAtom, true);
    else endSession();
  });
  on("stepChanged", () => {
    show();
    finishOpening();
  });
  on("login", ({ user, accessToken, isResumed }) => {
    if (accessToken) keepAccessToken(accessToken);
    store.set(authAtom, { user });
    store.set(isLoggedInAtom, true);
    if (!isResumed) reportLogin(user);
  });
  on("logout", ({ isExpired, isSaid }) => {
    const hadSession = endSession();
    // Spec §8: a widget that is out of sight cannot say it.
    if (isExpired && !isSaid && hadSession) showToast(errorLabels.sessionExpired);
    // Spec §4: logging out goes home, whatever its call came to; a session that expired leaves the visitor in place.
    if (!isExpired) onRoute("/");
  });
  on("cartCount", ({ count }) => store.set(commonAtom, { cartCount: count }));
  on("reservationSuccess", reportPurchase);
  on("route", ({ path }) => {
    // The page that is gone to must not come up behind a sheet.
    clinicWidget("close");
    onRoute(path);
  });
  void reportUnsentPurchase();
}

/** Spec §6: the cookie that every request's authorization comes from. Scripts read it, so it lives on this host alone. */
function keepAccessToken(token: string): void {
  setCookie(ACCESS_TOKEN_COOKIE, token, {
    path: "/",
    sameSite: "lax",
    secure: window.location.protocol === "https:",
  });
  accessTokenChanged();
}
