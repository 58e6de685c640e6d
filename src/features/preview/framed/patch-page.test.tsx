import { render } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Price } from "@/ui/price";
import { patchPage } from "./patch-page";

const shown = {
  name: "콜라겐 부스터",
  summary: "한 줄 소개",
  description: "",
  image: { url: "/media/lumiere/a.webp", alt: "병" },
  options: [
    { id: 7, name: "1회", price: 280_000, isDefault: true },
    { id: 8, name: "3회", price: 840_000, isDefault: false },
    { id: 9, name: "진정", price: 840_000, isDefault: false },
  ],
};
const product = { kind: "product", id: 1, shown } as const;

beforeEach(() => {
  window.history.replaceState(null, "", "/products/1");
  document.body.innerHTML = `
    <main>
      <h1 data-edit="product/1/name">콜라겐 부스터</h1>
      <p>한 줄 소개</p>
      <img id="own" src="/_next/image?url=%2Fmedia%2Flumiere%2Fa.webp&amp;w=640" alt="병">
      <b id="head">280,000<span>원</span></b>
      <ul>
        <li data-edit="product/1/options.7">1회 <b>280,000</b></li>
        <li data-edit="product/1/options.8">3회 <b>840,000</b></li>
        <li data-edit="product/1/options.9">진정 <b>840,000</b></li>
      </ul>
      <a href="/products/2"><p>콜라겐 부스터</p><b>280,000</b></a>
    </main>
    <aside><a id="panel" href="/products/1"><p>콜라겐 부스터</p></a></aside>`;
});

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

describe("a page while its thing is being typed", () => {
  it("shows a name wherever the thing is, and nowhere else", () => {
    const { missed } = patchPage(document, { ...product, now: { ...shown, name: "새 이름" } });
    expect(missed).toEqual([]);
    expect([textOf("h1"), textOf("#panel p")]).toEqual(["새 이름", "새 이름"]);
    expect(textOf('a[href="/products/2"] p')).toBe("콜라겐 부스터");
  });

  it("shows a price in its own row and where it alone stands", () => {
    const options = shown.options.map((option) => (option.id === 7 ? { ...option, price: 300_000 } : option));
    patchPage(document, { ...product, now: { ...shown, options } });
    expect(textOf('[data-edit$="options.7"] b')).toBe("300,000");
    expect(textOf("#head")).toBe("300,000원");
    expect(textOf('a[href="/products/2"] b')).toBe("280,000");
  });

  it("shows a price as the site draws it, offered and crossed out", () => {
    const option = { id: 7, price: 280_000, salePrice: 198_000 };
    const { container } = render(
      <li data-edit="product/1/options.7">
        <Price price={198_000} originalPrice={280_000} discountRate={29} isIncludeVat form="option" />
      </li>,
    );
    const { missed } = patchPage(document, {
      ...{ kind: "product", id: 1, shown: { options: [option] } },
      now: { options: [{ ...option, price: 300_000, salePrice: 1_000 }] },
    });
    expect(missed).toEqual([]);
    expect(container.textContent).toBe("할인율 29%1,000원정가 300,000원VAT 포함");
  });

  it("tells apart two options of one price", () => {
    const options = shown.options.map((option) => (option.id === 8 ? { ...option, price: 1 } : option));
    patchPage(document, { ...product, now: { ...shown, options } });
    expect(textOf('[data-edit$="options.8"] b')).toBe("1");
    expect(textOf('[data-edit$="options.9"] b')).toBe("840,000");
  });

  it("shows another picture, with what it shows", () => {
    const image = { url: "/media/lumiere/b.webp", alt: "꽃" };
    patchPage(document, { ...product, now: { ...shown, image } });
    const picture = document.querySelector("#own");
    expect(picture?.getAttribute("src")).toContain("url=%2Fmedia%2Flumiere%2Fb.webp");
    expect(picture?.getAttribute("alt")).toBe("꽃");
  });

  it("says what it cannot show, and takes all of it back", () => {
    const before = document.body.innerHTML;
    const { undo, missed } = patchPage(document, {
      ...product,
      now: { ...shown, name: "새 이름", description: "새 설명", options: shown.options.slice(0, 2) },
    });
    expect(missed).toContain("description");
    expect(missed).toContain("options.9.isDefault");
    undo();
    expect(document.body.innerHTML).toBe(before);
  });

  it("leaves what the page has changed itself meanwhile", () => {
    const { undo } = patchPage(document, { ...product, now: { ...shown, name: "새 이름" } });
    const heading = document.querySelector("h1");
    if (heading) heading.textContent = "페이지가 쓴 이름";
    undo();
    expect(textOf("h1")).toBe("페이지가 쓴 이름");
  });

  it("shows hostile text as text", () => {
    const name = `<img src=x onerror="alert(1)">$&`;
    patchPage(document, { ...product, now: { ...shown, name } });
    expect(textOf("h1")).toBe(name);
    expect(document.querySelector("h1 img")).toBeNull();
  });
});
