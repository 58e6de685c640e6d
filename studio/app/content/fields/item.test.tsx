import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { Item } from "./item";

const OPTIONS = [3, 5, 7, 9].map((id) => ({ id, name: `옵션 ${id}` }));

function open(searchPath: string) {
  const { hook, searchHook } = memoryLocation({ path: "/haneul/content/treatments/12", searchPath });
  render(
    <Router hook={hook} searchHook={searchHook}>
      {OPTIONS.map(({ id, name }, place) => (
        <Item key={id} title={name} path={["options", place]} items={OPTIONS} onChange={() => {}}>
          <input aria-label={`${name} 이름`} />
        </Item>
      ))}
    </Router>,
  );
  return screen.queryAllByRole("textbox").map((field) => field.getAttribute("aria-label"));
}

it.each([
  ["", []],
  ["field=options", []],
  ["field=options.7", ["옵션 7 이름"]],
  ["field=options.7.price", ["옵션 7 이름"]],
  ["field=options.70", []],
])("unfolds what a press on the site asks for: %o", (searchPath, unfolded) => {
  expect(open(searchPath)).toEqual(unfolded);
});
