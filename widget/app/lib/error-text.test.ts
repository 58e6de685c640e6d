import { describe, expect, it } from "vitest";
import { ApiError } from "@/api/api-error";
import { widgetLabels } from "@/labels/widget";
import { widgetEnglish } from "@/labels/widget-en";
import { errorText } from "./error-text";

const SERVER_TEXT = "인증번호가 맞지 않습니다.";
const { errors } = widgetEnglish;

describe("what is said of a failure", () => {
  it("is the server's own text to a reader of Korean", () => {
    expect(errorText(new ApiError(400, SERVER_TEXT, "sms-code.wrong"), widgetLabels)).toBe(SERVER_TEXT);
  });

  it.each([
    ["its code", 400, "sms-code.wrong", errors.codes["sms-code.wrong"]],
    ["the field that its code names", 400, "body.phone: too short", errors.codes["body.phone"]],
    ["its status, for a code unheard of", 422, "moon.full", errors.invalid],
    ["its status, for a field unheard of", 400, "body.moon: too full", errors.invalid],
    ["its status 404", 404, "not-found", errors.notFound],
    ["its status 409", 409, undefined, errors.conflict],
    ["its status 429", 429, "too-many-requests", errors.tooMany],
    ["its status 503, with a code of its own", 503, "sms-not-sent", errors.codes["sms-not-sent"]],
    ["no server that answered", 500, undefined, errors.unknown],
    ["a name that every object has", 400, "constructor", errors.invalid],
  ])("tells everybody else by %s", (_, status, code, expected) => {
    expect(errorText(new ApiError(status, SERVER_TEXT, code), widgetEnglish)).toBe(expected);
  });

  it.each([401, 403])("of status %i, says in any language that the session is over", (status) => {
    const error = new ApiError(status, "Unauthorized", "session-expired");
    expect(errorText(error, widgetLabels)).toBe(widgetLabels.errors.sessionExpired);
    expect(errorText(error, widgetEnglish)).toBe(errors.sessionExpired);
  });

  it("of what is no answer of the server's, gives nothing away", () => {
    expect(errorText(new TypeError("x is undefined"), widgetEnglish)).toBe(errors.unknown);
  });
});
