import { expect, it } from "vitest";
import { cleanFileName, contentDisposition } from "./file-name";

it.each([
  ["사진.jpg", "사진.webp"],
  ["사진.JPG".normalize("NFD"), "사진.webp"],
  ["../../etc/passwd", "passwd.webp"],
  ["C:\\Users\\나\\얼굴.png", "얼굴.webp"],
  ["a.b.jpeg", "a.b.webp"],
  [".htaccess", "htaccess.webp"],
  [".env", "사진.webp"],
  ["..", "사진.webp"],
  ["", "사진.webp"],
  ["a\0b\r\nSet-Cookie: x", "abSet-Cookie x.webp"],
  ["\u202egpj.exe", "gpj.webp"],
  [`"><script>.jpg`, "script.webp"],
  ["\ud83e", "사진.webp"],
  ["긴".repeat(300), `${"긴".repeat(80)}.webp`],
])("keeps the name %j as %j", (given, kept) => {
  expect(cleanFileName(given)).toBe(kept);
});

it("writes any name into a header that holds letters alone", () => {
  const header = contentDisposition(`'나"(1)*\r\nx;.webp`);
  expect(header).toMatch(/^inline; filename="image\.webp"; filename\*=UTF-8''[\w.%-]+$/);
  expect(decodeURIComponent(header.split("''")[1] ?? "")).toBe(`'나"(1)*\r\nx;.webp`);
});
