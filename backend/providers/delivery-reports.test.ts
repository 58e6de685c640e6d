import { describe, expect, it } from "vitest";
import { readEnvironment } from "../lib/environment";
import { createReportReaders } from "./delivery-reports";

const OWN_ID = "00000000-0000-4000-8000-000000000001";
const readers = createReportReaders(
  readEnvironment({
    SOLAPI_WEBHOOK_SECRET: "a-secret-of-the-webhook",
    NHN_WEBHOOK_SIGNATURE: "a-signature-of-the-webhooks",
  }),
);
const solapi = (report: object) =>
  readers.get("solapi")?.read(new Headers({ "x-solapi-event-name": "SINGLE-REPORT" }), [report]);
const nhn = (hook: object) =>
  readers.get("nhn")?.read(new Headers(), { event: "MESSAGE_RESULT_UPDATE", hooks: [hook] });

describe("a report", () => {
  it.each([
    ["2000", "pending"],
    ["3000", "pending"],
    ["4000", "delivered"],
    ["3104", "failed"],
    ["constructor", "failed"],
  ])("of Solapi with %s is %s", (statusCode, result) => {
    const customFields = { messageId: OWN_ID };
    expect(solapi({ messageId: "M4V1", statusCode, customFields })).toEqual([
      { providerId: "M4V1", id: OWN_ID, result, code: statusCode },
    ]);
  });

  it.each([
    ["AlimTalk that arrived", { resultCode: "1000" }, "delivered", "1000"],
    ["AlimTalk as its lists say it", { resultCode: "MRC01" }, "delivered", "MRC01"],
    ["AlimTalk without KakaoTalk", { resultCode: "3019" }, "failed", "3019"],
    ["AlimTalk without a result", { resultCode: null }, "pending", "0"],
    ["SMS that arrived", { messageStatus: "COMPLETED", resultCode: "1000" }, "delivered", "1000"],
    ["SMS to a phone that is off", { messageStatus: "FAILED", resultCode: "2003" }, "failed", "2003"],
    ["SMS that failed without a code", { messageStatus: "FAILED" }, "failed", "FAILED"],
    ["SMS on its way", { messageStatus: "SENDING" }, "pending", "SENDING"],
  ])("of NHN Cloud about %s", (_, fields, result, code) => {
    const hook = { requestId: "20261124", recipientSeq: 1, recipientGroupingKey: OWN_ID, ...fields };
    expect(nhn(hook)).toEqual([{ providerId: "20261124", id: OWN_ID, result, code }]);
  });

  it("may lack our id, or have another text in its place", () => {
    expect(solapi({ messageId: "M", statusCode: "4000", customFields: null })?.[0]?.id).toBeNull();
    expect(solapi({ messageId: "M", statusCode: "4000" })?.[0]?.id).toBeNull();
    expect(nhn({ requestId: "r", resultCode: "1000", recipientGroupingKey: "other" })?.[0]?.id).toBeNull();
  });
});
