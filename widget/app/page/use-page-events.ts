import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { useEffect, useRef } from "react";
import { useCart } from "../data/use-cart";
import { useRuntime } from "../runtime/runtime-context";
import { forgetCustomer, tellLogin } from "../runtime/session";
import { tokenAtom } from "../state/session";
import { useDrawnEvent } from "./use-drawn-event";
import { useStepEvents } from "./use-step-events";

/**
 * Keeps the page informed: of the first screen, of the cart, of who was signed in already when the widget came, of how a
 * booking goes on.
 */
export function usePageEvents(): void {
  useDrawnEvent();
  useCartCountEvent();
  useEarlierLogin();
  useStepEvents();
}

function useCartCountEvent() {
  const { send } = useRuntime();
  const { count } = useCart();
  useEffect(() => {
    if (count !== undefined) send("cartCount", { count });
  }, [count, send]);
}

function useEarlierLogin() {
  const runtime = useRuntime();
  const token = useAtomValue(tokenAtom);
  const earlierToken = useRef(token);
  const { data } = useQuery({ ...runtime.api.query("GET /customers/this"), enabled: token !== null });
  const customer = data?.row;
  useEffect(() => {
    if (token === null) {
      earlierToken.current = null;
      forgetCustomer(runtime);
    }
    if (token === null || token !== earlierToken.current || !customer) return;
    earlierToken.current = null;
    tellLogin(runtime, token, customer, { isResumed: true });
  }, [token, customer, runtime]);
}
