import { describe, expect, it } from "vitest";
import { missingLegalInformation } from "./legal-information";
import { partnerInformationSchema } from "./partner";

const whole = {
  id: "onyu",
  partnerName: "온유한의원",
  displayName: "온유",
  partnerCode: "OY",
  partnerCeoName: "류민서",
  partnerBusinessNumber: "305-00-00000",
  partnerAddress: "대전 유성구",
  partnerTel: "042-000-9012",
};
const missingOf = (change: object) =>
  missingLegalInformation({ partnerInformation: partnerInformationSchema.parse({ ...whole, ...change }) });

describe("missingLegalInformation", () => {
  it("is nothing where all is said, by either phone", () => {
    expect(missingOf({})).toEqual([]);
    expect(missingOf({ partnerTel: null, partnerPhone: "010-0000-0000" })).toEqual([]);
  });

  it.each([
    ["tradeName", { partnerName: " " }],
    ["representative", { partnerCeoName: null }],
    ["businessNumber", { partnerBusinessNumber: "" }],
    ["address", { partnerAddress: null }],
    ["phone", { partnerTel: null }],
  ])("names the %s", (fact, change) => {
    expect(missingOf(change).map((missing) => missing.fact)).toEqual([fact]);
  });

  it("names the fields to fill in", () => {
    expect(missingOf({ partnerTel: null })[0]?.fields).toEqual([
      "partnerInformation.partnerTel",
      "partnerInformation.partnerPhone",
    ]);
  });
});
