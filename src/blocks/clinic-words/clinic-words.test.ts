import { describe, expect, it } from "vitest";
import { aTenant } from "@/testing/tenant";
import { clinicWords } from "./clinic-words";

const wordsOf = (partnerName: string) =>
  clinicWords({ partnerInformation: { ...aTenant().partnerInformation, partnerName } });

describe("clinicWords", () => {
  it.each([
    ["온유한의원", "한의원", "진료"],
    ["온유한방병원", "한의원", "진료"],
    ["가람치과의원", "치과", "진료"],
    ["루미에르의원", "병원", "시술"],
    ["하늘빛성형외과의원", "병원", "시술"],
  ])("says for %s %s and %s", (name, clinic, treatment) => {
    expect(wordsOf(name)).toEqual({ clinic, treatment });
  });
});
