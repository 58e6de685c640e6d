import { render, screen } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it } from "vitest";
import { authAtom } from "@/state/session";
import { Greeting } from "./greeting";

beforeEach(() => localStorage.clear());

describe("the greeting after signing up", () => {
  it("names nobody on the server", () => {
    localStorage.setItem("auth", JSON.stringify({ user: { name: "김하나", isRegular: true } }));
    const html = renderToString(
      <Provider store={createStore()}>
        <Greeting />
      </Provider>,
    );
    expect(html).toContain("반갑습니다");
    expect(html).not.toContain("김하나");
  });

  it("names a customer who is signed in", () => {
    const store = createStore();
    store.set(authAtom, { user: { name: "김하나", isRegular: true } });
    render(
      <Provider store={store}>
        <Greeting />
      </Provider>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^김하나님/);
  });

  it("greets a visitor who is not signed in without a name", () => {
    render(
      <Provider store={createStore()}>
        <Greeting />
      </Provider>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/반갑습니다$/);
  });
});
