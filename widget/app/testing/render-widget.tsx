import { render, screen, within } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, vi } from "vitest";
import type { WidgetBoot } from "@/contract/widget/boot";
import type { WidgetEvents } from "@/contract/widget/messages";
import { App } from "../app";
import { createRuntime } from "../runtime/create-runtime";
import type { Runtime, Send } from "../runtime/runtime";
import { RuntimeProvider } from "../runtime/runtime-context";
import { frameAtom } from "../state/frame";
import { holdAtom } from "../state/hold";
import { bootOf } from "./boot";
import { CODE } from "./clinic";
import { NOW } from "./content";

const runtimes: Runtime[] = [];

/**
 * The clock stands at NOW, the storages are empty, nothing scrolls, frames follow at once, and fonts and pictures are
 * there, which jsdom has not.
 */
export function setUpDevice(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(NOW) });
    vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    Element.prototype.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    vi.stubGlobal("requestAnimationFrame", (frame: () => void) => setTimeout(frame));
    vi.stubGlobal("cancelAnimationFrame", clearTimeout);
    HTMLImageElement.prototype.decode = async () => undefined;
    Object.defineProperty(document, "fonts", { value: { ready: Promise.resolve() }, configurable: true });
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(() => {
    // What one test holds, the next must not let go.
    for (const { store } of runtimes.splice(0)) store.set(holdAtom, null);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

/** A widget in its page, with hands to use it. */
export function renderWidget(change: Partial<WidgetBoot> = {}) {
  const sent: { type: string; data: unknown }[] = [];
  const send: Send = (type, data) => void sent.push({ type, data });
  const runtime = createRuntime(bootOf(change), send);
  // That failed queries are tried again is the query client's own rule, and test.
  const { queries, ...rest } = runtime.queryClient.getDefaultOptions();
  runtime.queryClient.setDefaultOptions({ ...rest, queries: { ...queries, retry: false } });
  runtime.begin();
  runtimes.push(runtime);
  runtime.store.set(frameAtom, { isPanel: true, attribution: {}, consultingReservationOnly: false });
  const view = render(
    <RuntimeProvider runtime={runtime}>
      <App />
    </RuntimeProvider>,
  );
  const user = userEvent.setup({ delay: null });
  const tap = async (name: string | RegExp) => user.click(await screen.findByRole("button", { name }));
  return {
    ...view,
    runtime,
    user,
    tap,
    told: <Type extends keyof WidgetEvents>(type: Type) =>
      sent.filter((event) => event.type === type).map(({ data }) => data as WidgetEvents[Type]),
  };
}

export type Widget = ReturnType<typeof renderWidget>;

/** Step 1: both options of the one treatment. */
export async function chooseOptions({ tap, user }: Widget): Promise<void> {
  await tap(/^시술 예약/);
  await tap(/콜라겐 부스터/);
  await user.click(await screen.findByRole("checkbox", { name: /2cc 1회/ }));
  await user.click(screen.getByRole("checkbox", { name: /진정 관리 추가/ }));
}

/** Step 2: a time of the first free day. */
export async function chooseTime({ tap }: Widget, time = "14:00"): Promise<void> {
  await tap("시간 고르기");
  await tap(time);
  await tap("다음");
  await screen.findByRole("heading", { name: /연락처를/ });
}

/** A widget at step 3, with both options and a time chosen. */
export async function reachContact(): Promise<Widget> {
  const widget = renderWidget();
  await chooseOptions(widget);
  await chooseTime(widget);
  return widget;
}

/** Step 3, up to the code. */
export async function typeContact({ tap, user }: Widget): Promise<void> {
  await user.type(await screen.findByLabelText("이름"), "김하윤");
  await user.type(screen.getByLabelText("휴대폰 번호"), "01023456789");
  await user.type(screen.getByLabelText(/전할 말/), "혈압약을 먹습니다");
  await tap("인증번호 받기");
  await screen.findByLabelText("인증번호");
}

export async function typeCode({ user }: Widget, code = CODE): Promise<void> {
  await user.type(screen.getByLabelText("인증번호"), code);
}

export async function agree({ user }: Widget): Promise<void> {
  await user.click(await screen.findByRole("checkbox", { name: /모두 동의/ }));
}

/** Everything up to the last button. */
export async function fillIn(widget: Widget): Promise<void> {
  await chooseOptions(widget);
  await chooseTime(widget);
  await typeContact(widget);
  await typeCode(widget);
  await screen.findByText("번호가 확인됐습니다.");
  await agree(widget);
}

/** The summary and button at the foot of a step. */
export const foot = () => within(screen.getByRole("contentinfo"));
