import { act, screen, waitFor } from "@testing-library/preact";
import { describe, expect, it } from "vitest";
import { changeDraftAtom, draftAtom } from "../state/draft";
import { leaveReasonAtom } from "../state/people";
import { tokenAtom } from "../state/session";
import { setUpClinic, TOKEN } from "../testing/clinic";
import { chooseOptions, reachContact, renderWidget, setUpDevice } from "../testing/render-widget";

setUpDevice();
setUpClinic();

/** As the browser tells every other tab of the same origin. */
function otherTabWrites(key: string, newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: `clinic-widget:lumiere:${key}`, newValue }));
  });
}

describe("another tab of the same browser", () => {
  it("signs in here as well, and the page hears of a session it need not celebrate", async () => {
    const widget = await reachContact();
    otherTabWrites("token", TOKEN);
    expect(await screen.findByText("김하윤 님")).toBeTruthy();
    await waitFor(() =>
      expect(widget.told("login")).toMatchObject([{ isResumed: true, accessToken: TOKEN }]),
    );
  });

  it("signs out here as well: the page stays where it is, the draft stays, the person is forgotten", async () => {
    const widget = renderWidget();
    act(() => widget.runtime.store.set(tokenAtom, TOKEN));
    await chooseOptions(widget);
    const { store } = widget.runtime;
    act(() => {
      store.set(changeDraftAtom, { name: "김하윤", phone: "01012345678" });
      store.set(leaveReasonAtom, "멀어서요");
    });
    otherTabWrites("token", null);
    expect(store.get(tokenAtom)).toBeNull();
    expect(widget.told("logout")).toEqual([{ isExpired: true, isSaid: true }]);
    expect(store.get(draftAtom)).toMatchObject({ name: "", phone: "" });
    expect(store.get(draftAtom).options).toHaveLength(2);
    expect(store.get(leaveReasonAtom)).toBe("");
  });

  it.each([
    ["another partner", "clinic-widget:haneul:token"],
    ["another program", "token"],
  ])("says nothing to this one about %s", (_, key) => {
    const { runtime } = renderWidget();
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key, newValue: TOKEN })));
    expect(runtime.store.get(tokenAtom)).toBeNull();
  });
});
