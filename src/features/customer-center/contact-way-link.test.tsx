import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it } from "vitest";
import { contactLabels } from "@/labels/customer-center";
import { toastsAtom } from "@/state/toast";
import { aTenant } from "@/testing/tenant";
import { ContactWayLink } from "./contact-way-link";
import { contactWays } from "./contact-ways";

const wayOf = (marketing: Record<string, string>) => {
  const [way] = contactWays(aTenant({ partnerMarketingInfo: marketing }));
  if (!way) throw new Error("The tenant has no way to be reached");
  return way;
};
const draw = (marketing: Record<string, string>) => {
  const way = wayOf(marketing);
  render(
    <ContactWayLink way={way} className="">
      {way.title}
    </ContactWayLink>,
  );
};

// The store is the process's: another file's toasts may be in it.
beforeEach(() => getDefaultStore().set(toastsAtom, []));

describe("ContactWayLink", () => {
  it("copies the id of an app that has no address for it, and says so", async () => {
    const visitor = userEvent.setup();
    draw({ wechatId: "lumiere_example" });
    await visitor.click(screen.getByRole("button", { name: /위챗.*아이디 복사/ }));
    expect(await navigator.clipboard.readText()).toBe("lumiere_example");
    const said = getDefaultStore().get(toastsAtom);
    expect(said.map(({ description }) => description)).toEqual([contactLabels.idCopied("lumiere_example")]);
  });

  it("leads to a chat that has an address, in a new window", () => {
    draw({ lineId: "@lumiere-example" });
    const link = screen.getByRole("link", { name: /새 창/ });
    expect(link.getAttribute("href")).toBe("https://line.me/R/ti/p/%40lumiere-example");
    expect(screen.queryByRole("button")).toBeNull();
  });
});
