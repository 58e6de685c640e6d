import { act, render } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import type { ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { conversionIdsOf } from "@/features/analytics/conversion-ids";
import { TagManager } from "@/features/analytics/tag-manager";
import { PopupCard } from "@/features/popups/popup-card";
import { showToast, toastsAtom } from "@/state/toast";
import { HOSTILE_IDS, HOSTILE_LINKS, HOSTILE_WORDS } from "@/testing/hostile";
import { expectInert, unchecked } from "@/testing/hostile-tenant";
import { aPopup, aPopupItem } from "@/testing/popups";
import { TestSite } from "@/testing/site";
import { ToastHtml } from "../toast/toast-html";
import { ToastList } from "../toast/toast-list";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("requestIdleCallback", (run: () => void) => run());

const drawn = (element: ReactElement) => render(element).container;

describe("popups, toasts and tags stay inert", () => {
  beforeEach(() => {
    window.dataLayer = undefined;
  });
  afterEach(() => {
    document.getElementById("tag-manager")?.remove();
    getDefaultStore().set(toastsAtom, []);
  });

  it.each(HOSTILE_LINKS.filter((link) => !link.startsWith("https://a.example/")))(
    "a popup that leads to %j",
    (linkTo) => {
      const popup = aPopup({ popupItems: [aPopupItem({ linkTo, title: HOSTILE_WORDS[1] })] });
      const place = { left: 0, top: 0, width: 400, bodyHeight: 400 };
      const container = drawn(
        <TestSite>
          <PopupCard
            popup={popup}
            sourceOf={() => ({ src: "/media/any/picture.webp" })}
            place={place}
            layer={1}
            isModal={false}
            onClose={vi.fn()}
            onHideToday={vi.fn()}
          />
        </TestSite>,
      );
      expectInert(container);
      expect(container.querySelector("a")).toBeNull();
    },
  );

  it.each(HOSTILE_WORDS)("a server's message %j, as plain words", (words) => {
    const container = drawn(<ToastList />);
    act(() => showToast(words));
    expectInert(container);
    expect(container.querySelector("p")?.textContent).toBe(words);
  });

  it.each(HOSTILE_WORDS)("our own marked-up words with %j in them", (words) => {
    expectInert(drawn(<ToastHtml html={`<b>저장했습니다</b> ${words}`} />));
  });

  it.each(HOSTILE_IDS)("a container called %j", (containerId) => {
    render(<TagManager containerId={containerId} conversionIds={{}} />);
    const script = document.querySelector<HTMLScriptElement>("#tag-manager");
    const { origin, pathname, searchParams } = new URL(script?.src ?? "");
    expect([origin, pathname]).toEqual(["https://www.googletagmanager.com", "/gtm.js"]);
    expect([...searchParams]).toEqual([["id", containerId]]);
  });

  it.each(HOSTILE_WORDS)("a conversion id %j, told as a value", (id) => {
    const { partnerMarketingInfo } = unchecked((tenant) => {
      tenant.partnerMarketingInfo.metaConversionTrackingId = id;
    });
    render(<TagManager containerId="GTM-ABCD" conversionIds={conversionIdsOf(partnerMarketingInfo)} />);
    expect(window.dataLayer?.[0]).toEqual({ event: "partner", metaConversionTrackingId: id });
    expect(document.querySelectorAll("script")).toHaveLength(1);
  });
});
