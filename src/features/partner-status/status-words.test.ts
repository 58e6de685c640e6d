import { describe, expect, it } from "vitest";
import { partnerStatusLabels } from "@/labels/partner-status";
import { statusWords } from "./status-words";

const { ready, goodbye } = partnerStatusLabels;

describe("what a status page says", () => {
  it.each([
    ["ready", "preparing", ready.preparing],
    ["ready", "deployed", ready.open],
    ["goodbye", "closed", goodbye.closed],
    ["goodbye", "deployed", goodbye.left],
  ] as const)("%s of a partner that is %s", (screen, deployStatus, words) => {
    expect(statusWords(screen, deployStatus)).toBe(words);
  });
});
