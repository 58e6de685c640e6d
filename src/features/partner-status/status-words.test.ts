import { describe, expect, it } from "vitest";
import { partnerStatusLabels } from "@/labels/partner-status";
import { statusWords } from "./status-words";

const { ready, goodbye, thanks } = partnerStatusLabels;

describe("what a status page says", () => {
  it.each([
    ["ready", "preparing", true, ready.preparing],
    ["ready", "deployed", true, ready.open],
    ["goodbye", "closed", true, goodbye.closed],
    ["goodbye", "closed", false, goodbye.closed],
    ["goodbye", "deployed", true, goodbye.left],
    ["goodbye", "deployed", false, thanks],
  ] as const)("%s of a partner that is %s, with members: %s", (screen, deployStatus, useWidget, words) => {
    expect(statusWords(screen, { deployStatus, homepageConfig: { useWidget } })).toBe(words);
  });
});
