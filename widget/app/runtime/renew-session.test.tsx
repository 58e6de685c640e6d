import { act, screen, waitFor } from "@testing-library/preact";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { tokenAtom } from "../state/session";
import { refuse } from "../testing/answers";
import { setUpClinic, TOKEN } from "../testing/clinic";
import { NOW } from "../testing/content";
import { renderWidget, setUpDevice } from "../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

const DAY_MS = 86_400_000;
const KEY = "clinic-widget:lumiere:renewed-at";

/** A widget with a session whose token is so old. */
function renderWithTokenOf(ageMs: number) {
  localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
  localStorage.setItem(KEY, String(Date.parse(NOW) - ageMs));
  return renderWidget();
}

function answerRenewal(respond: () => Response) {
  const asked: (string | null)[] = [];
  clinic.server.use(
    http.post("*/access-tokens", ({ request }) => {
      asked.push(request.headers.get("authorization"));
      return respond();
    }),
  );
  return asked;
}
const renewed = () =>
  HttpResponse.json({ row: { expiresAt: NOW } }, { headers: { authorization: "new-token" } });
const comeBack = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

describe("a session in use", () => {
  it("has a token that is a day old exchanged, and the page hears of it without a new login", async () => {
    const asked = answerRenewal(renewed);
    const { runtime, told } = renderWithTokenOf(DAY_MS);
    await waitFor(() => expect(told("login").at(-1)).toMatchObject({ accessToken: "new-token" }));
    expect(told("login").every(({ isResumed }) => isResumed)).toBe(true);
    expect(runtime.store.get(tokenAtom)).toBe("new-token");
    expect(localStorage.getItem("clinic-widget:lumiere:token")).toBe("new-token");
    comeBack();
    expect(asked).toEqual([TOKEN]);
  });

  it("keeps a younger token, also one that another tab has just exchanged", async () => {
    const asked = answerRenewal(renewed);
    renderWithTokenOf(DAY_MS - 60_000);
    await screen.findByRole("button", { name: "로그아웃" });
    comeBack();
    expect(asked).toEqual([]);
  });

  it("goes on with the old token where it cannot be exchanged, and says nothing", async () => {
    const asked = answerRenewal(() => refuse(500, "잠시 후 다시 시도해 주세요."));
    const { runtime, told } = renderWithTokenOf(DAY_MS);
    await screen.findByRole("button", { name: "로그아웃" });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(runtime.store.get(tokenAtom)).toBe(TOKEN);
    expect(screen.queryByText("잠시 후 다시 시도해 주세요.")).toBeNull();
    expect(told("logout")).toEqual([]);
  });

  it("stays signed out where the visitor has signed out meanwhile", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    clinic.server.use(
      http.post("*/access-tokens", async () => {
        await held;
        return renewed();
      }),
    );
    const { runtime, tap } = renderWithTokenOf(DAY_MS);
    await tap("로그아웃");
    answer();
    await waitFor(() => expect(clinic.writesTo("POST /customer/logout")).toHaveLength(1));
    expect(runtime.store.get(tokenAtom)).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
