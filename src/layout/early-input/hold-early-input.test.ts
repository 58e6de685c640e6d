import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { holdEarlyInput } from "./hold-early-input";

/** Opens a page whose timers fire when the test says so. */
function open(body: string) {
  const delayed: (() => void)[] = [];
  const html = `<!DOCTYPE html><html><body><script>(${holdEarlyInput})()</script>${body}</body></html>`;
  const { window } = new JSDOM(html, {
    runScripts: "dangerously",
    beforeParse(given) {
      given.setTimeout = ((callback: () => void) => delayed.push(callback)) as typeof given.setTimeout;
    },
  });
  return { window, delayed };
}

it("holds a pressed button until the page is hydrated, so that it is heard once", () => {
  const { window } = open('<button type="button"><i></i></button>');
  const presses: string[] = [];
  window.document.addEventListener("click", () => presses.push("press"), true);
  window.document.querySelector("i")?.dispatchEvent(new window.Event("click", { bubbles: true }));
  expect(presses).toEqual([]);
  window.dispatchEvent(new window.Event("hydrated"));
  expect(presses).toEqual(["press"]);
  window.document.querySelector("button")?.click();
  expect(presses).toEqual(["press", "press"]);
});

it("holds a link that opens its target here, and follows it where the page is never hydrated", () => {
  const link = '<a data-opens-here href="#large"><i></i></a>';
  const { window, delayed } = open(link);
  const heard: boolean[] = [];
  window.document.addEventListener("click", (event) => {
    heard.push(event.defaultPrevented);
    event.preventDefault();
  });
  const press = (options = {}) => {
    const click = new window.MouseEvent("click", { bubbles: true, cancelable: true, ...options });
    window.document.querySelector("i")?.dispatchEvent(click);
  };
  press({ ctrlKey: true });
  expect(heard).toEqual([false]);
  press();
  expect(heard).toEqual([false]);
  expect(window.location.hash).toBe("");
  for (const callback of delayed) callback();
  expect(window.location.hash).toBe("#large");
  window.location.hash = "";
  window.dispatchEvent(new window.Event("hydrated"));
  expect(heard).toEqual([false, false]);
  for (const callback of delayed) callback();
  expect(window.location.hash).toBe("");
});

it.each([
  ["a link", '<a href="#a">a</a>', "a"],
  ["a folding sign", "<details><summary>a</summary></details>", "summary"],
  ["a form's own button", "<form><button>a</button></form>", "button"],
])("lets %s do its work, which needs no script", (_, body, selector) => {
  const { window } = open(body);
  const presses: string[] = [];
  window.document.addEventListener("click", () => presses.push("press"));
  window.document.querySelector(selector)?.dispatchEvent(new window.Event("click", { bubbles: true }));
  expect(presses).toEqual(["press"]);
  window.dispatchEvent(new window.Event("hydrated"));
  expect(presses).toEqual(["press"]);
});

it.each([
  ["a check box", "checkbox", 1, true],
  ["a check box ticked twice", "checkbox", 2, false],
  ["a choice", "radio", 1, true],
])("lets %s be as it was made, and heard of once somebody listens", (_, type, clicks, isChecked) => {
  const { window } = open(`<input type="${type}">`);
  const box = window.document.querySelector("input");
  for (let click = 0; click < clicks; click++) box?.click();
  expect(box?.checked).toBe(isChecked);
  const heard: (boolean | undefined)[] = [];
  box?.addEventListener("click", () => heard.push(box.checked));
  window.dispatchEvent(new window.Event("hydrated"));
  expect(heard).toEqual(isChecked ? [true] : []);
  box?.click();
  expect(heard).toHaveLength(isChecked ? 2 : 1);
});

it("makes a list's choice again, once somebody listens, though the list was set back meanwhile", () => {
  const options = "<option>all</option><option>new</option>";
  const { window } = open(`<select>${options}</select>`);
  const select = window.document.querySelector("select") as HTMLSelectElement;
  const choose = (choice: string) => {
    select.value = choice;
    select.dispatchEvent(new window.Event("change", { bubbles: true }));
  };
  choose("new");
  select.value = "all";
  const heard: string[] = [];
  select.addEventListener("change", () => heard.push(select.value));
  window.dispatchEvent(new window.Event("hydrated"));
  expect(heard).toEqual(["new"]);
  choose("all");
  expect(heard).toEqual(["new", "all"]);
});

it("enters again the field that was entered before anybody listened", () => {
  const { window } = open("<input>");
  window.document.querySelector("input")?.focus();
  const entered: string[] = [];
  window.document.addEventListener("focusin", () => entered.push("entered"));
  window.dispatchEvent(new window.Event("hydrated"));
  expect(entered).toEqual(["entered"]);
});
