import { describe, expect, it } from "vitest";
import { contentSchema } from "@/contract/tenant/content";
import { stateSettings } from "@/contract/tenant/stated-settings";
import { otherChangeHours } from "./contradictions";

const HOURS = 24;

describe("otherChangeHours", () => {
  it.each([
    ["예약 시각 3시간 전까지 바꾸거나 취소하실 수 있습니다.", [3]],
    ["예약 변경과 취소는 12 시간 이전까지 부탁드립니다", [12]],
    ["<p>변경은 3시간 전, 취소는 6시간 전까지</p>", [3, 6]],
    ["You may cancel up to 2 hours before.", [2]],
    ["24시간 전까지 취소할 수 있습니다.", []],
    ["하루 전까지 취소할 수 있습니다.", []],
    ["{reservationChangeHours}시간 전까지 취소할 수 있습니다.", []],
    ["수술 8시간 전부터 금식해 주세요.", []],
    ["시술 2시간 전에 오세요. 취소는 전화로 받습니다.", []],
    ["<li>수술 8시간 전부터 금식</li><li>취소는 전화로</li>", []],
  ])("finds in %s: %j", (text, hours) => {
    const found = otherChangeHours({ notices: [{ contentHtml: text }] }, HOURS);
    expect(found).toEqual(hours.map((said) => ({ path: "notices.0.contentHtml", said })));
  });

  it("finds a day where the setting is of hours", () => {
    expect(otherChangeHours("전날까지 변경하실 수 있습니다", 3)).toEqual([{ path: "", said: 24 }]);
  });
});

describe("texts that state settings", () => {
  const config = {
    reservationChangeHours: 24,
    reservationRange: 60,
    maxOpenReservations: { guest: 3, regular: 5 },
  };

  it("read as the settings are", () => {
    const text = "{reservationChangeHours}시간, {reservationRange}일, {maxOpenReservations.guest}건 {other}";
    expect(stateSettings([{ text, id: 1, none: null }], config)).toEqual([
      { text: "24시간, 60일, 3건 {other}", id: 1, none: null },
    ]);
  });

  it.each(["{reservationchangehours}", "{changeHours}", "{constructor}", "{maxOpenReservations}"])(
    "are refused with %s, which no setting is called",
    (placeholder) => {
      const notices = [{ title: "안내", contentHtml: `<p>${placeholder}시간 전</p>`, daysAgo: 1 }];
      const lists = Object.fromEntries(Object.keys(contentSchema.shape).map((key) => [key, []]));
      const { error } = contentSchema.safeParse({ ...lists, notices });
      expect(error?.issues[0]).toMatchObject({
        path: ["notices", 0, "contentHtml"],
        message: expect.stringContaining(`no setting is called ${placeholder}`),
      });
    },
  );
});
