import { expect, it } from "vitest";
import { focusBeside } from "./focus-beside";

function list(rows: string) {
  document.body.innerHTML = `<h1 tabindex="-1">title</h1><button>elsewhere</button><ul>${rows}</ul>`;
  return (text: string) =>
    [...document.querySelectorAll<HTMLElement>("button")].find(({ textContent }) => textContent === text);
}
const row = (name: string) =>
  `<li><label><input type="checkbox" />${name}</label><button>${name}</button></li>`;

it.each([
  ["the next row", [row("a"), row("b"), row("c")], "b", "c"],
  ["the row before the last one", [row("a"), row("b")], "b", "a"],
  ["the title after the only row", [row("a")], "a", "title"],
])("moves the focus to %s", (_, rows, from, to) => {
  const button = list(rows.join(""));
  button(from)?.focus();
  focusBeside(button(from) as Element);
  expect(document.activeElement?.textContent).toBe(to);
});

it("leaves the focus where it has gone meanwhile", () => {
  const button = list(row("a") + row("b"));
  button("elsewhere")?.focus();
  focusBeside(button("a") as Element);
  expect(document.activeElement?.textContent).toBe("elsewhere");
});
