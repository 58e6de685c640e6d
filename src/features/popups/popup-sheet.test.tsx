import { render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { aPopup, aPopupItem } from "@/testing/popups";
import { PopupSheet } from "./popup-sheet";

const ignore = () => undefined;
beforeEach(() => void vi.stubGlobal("matchMedia", () => ({ matches: false })));

it.each([
  [["하나"], ["1 / 2"], ["안내 1 / 2"]],
  [["하나", "둘", "셋"], ["1 / 3", "안내 1 / 2"], ["1 / 2"]],
])("tells a popup's own number from a slide's, of slides %j", (titles, said, notSaid) => {
  const popup = aPopup({ popupItems: titles.map((title) => aPopupItem({ title })) });
  render(
    <PopupSheet
      popup={popup}
      isModal={false}
      bottom={0}
      turn={{ number: 1, count: 2 }}
      sourceOf={() => null}
      onClose={ignore}
      onHideToday={ignore}
    />,
  );
  for (const words of said) expect(screen.getByText(words)).toBeDefined();
  for (const words of notSaid) expect(screen.queryByText(words)).toBeNull();
});
