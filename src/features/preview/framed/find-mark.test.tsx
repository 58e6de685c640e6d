import { beforeEach, describe, expect, it } from "vitest";
import { markText } from "@/contract/tenant/preview-frame";
import { findMark, thingOfPath } from "./find-mark";

beforeEach(() => {
  window.history.replaceState(null, "", "/products/1");
  document.body.innerHTML = `
    <header><a href="/events"><span id="menu">이벤트</span></a></header>
    <main>
      <p id="plain">글</p>
      <div data-edit="banner/4"><p id="banner">배너</p></div>
      <a href="/products/12?x=1#options"><span id="card">카드</span></a>
      <a href="/introduce/staff#doctor-3"><span id="portrait">원장</span></a>
      <a href="https://elsewhere.example/products/5"><span id="outside">밖</span></a>
      <li id="event-9"><span id="tile">이벤트</span></li>
      <dialog data-popup="6"><p id="popup">팝업</p></dialog>
    </main>
    <footer><p id="foot">상호</p></footer>
    <div id="none"></div>`;
});

describe("what a part of a page shows", () => {
  it.each([
    ["plain", "product/1"],
    ["banner", "banner/4"],
    ["card", "product/12"],
    ["portrait", "doctor/3"],
    ["outside", "product/1"],
    ["tile", "event/9"],
    ["popup", "popup/6"],
    ["menu", "layout/1"],
    ["foot", "information/1"],
    ["none", null],
  ])("%s: %s", (id, expected) => {
    const found = findMark(document.getElementById(id));
    expect(found ? markText(found.mark) : null).toBe(expected);
  });

  it.each([
    ["/", "home/1"],
    ["/products/category/3", "category/3"],
    ["/products/5/secret/2", "product/5"],
    ["/products", null],
    ["/cscenter/notice/8", "notice/8"],
    ["/boards/2/detail/31", "board/31"],
  ])("the page %s: %s", (path, expected) => {
    const thing = thingOfPath(path);
    expect(thing ? markText(thing) : null).toBe(expected);
  });
});
