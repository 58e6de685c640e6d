import { josa } from "es-hangul";

/** How a figure at the end of a name is read. */
const READINGS: Record<string, string> = {
  ...{ 0: "영", 1: "일", 2: "이", 3: "삼", 4: "사", 5: "오", 6: "육", 7: "칠", 8: "팔", 9: "구" },
  ...{ "%": "프로", l: "엘", m: "엠", n: "엔", r: "알" },
};
const UNREAD = /[\s.,!?)\]}”’"']+$/u;

const CLOCK = /\d:\d\d$/;

type Pair = Parameters<typeof josa.pick>[1];

/** The particle that stands after a name as it is read aloud: `particle("리프팅 3", "을/를")` is `을`. */
export function particle(name: string, pair: Pair): string {
  const read = name.replace(UNREAD, "");
  // A time of day is read with its unit: 열네 시, 열네 시 오 분.
  if (CLOCK.test(read)) return josa.pick(read.endsWith(":00") ? "시" : "분", pair);
  const last = read.slice(-1);
  return josa.pick(READINGS[last.toLowerCase()] ?? (last || "것"), pair);
}

/** A name with its particle. */
export const withParticle = (name: string, pair: Pair): string => name + particle(name, pair);
