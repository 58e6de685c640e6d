import { expect, it } from "vitest";
import { themeSchema } from "../tenant/theme";
import { findFindings } from "./ad-rules";

const plain = themeSchema.parse({});
const pale = themeSchema.parse({ roles: { accent: "#C3A789" } });

it("stop a theme whose text would be hard to read, in words", () => {
  expect(findFindings("theme", plain, plain)).toEqual([]);
  const [finding] = findFindings("theme", pale, plain);
  expect(finding).toMatchObject({ severity: "stops", field: "roles.on-accent" });
  expect(finding?.message).toBe(
    "강조색 위의 단추 글자: 명암비가 2.2 : 1이라 읽기 어렵습니다. 4.5 : 1은 되어야 합니다.",
  );
});

it("ask where the live theme is as hard to read already, and stop where it becomes worse", () => {
  expect(findFindings("theme", { ...pale, shadow: "none" }, pale)).toMatchObject([{ severity: "asks" }]);
  const paler = themeSchema.parse({ roles: { accent: "#D9C3AD" } });
  expect(findFindings("theme", paler, pale)).toMatchObject([{ severity: "stops" }]);
});
