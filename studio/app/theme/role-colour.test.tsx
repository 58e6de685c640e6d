import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { contrastRatio } from "@/contract/tenant/contrast";
import { type Theme, themeSchema } from "@/contract/tenant/theme";
import { RoleColour } from "./role-colour";

function open(roles: Theme["roles"]) {
  const onChange = vi.fn();
  render(<RoleColour of="accent" theme={themeSchema.parse({ roles })} onChange={onChange} />);
  return { onChange, code: screen.getByRole("textbox", { name: "강조색 값" }) };
}

describe("a colour of the site", () => {
  it("says how readable it is beside what it meets", () => {
    open({});
    expect(screen.getByText("단추 글자 아래에서 7.8 : 1, 잘 읽힙니다")).toBeDefined();
    expect(screen.queryByRole("button", { name: /바꾸기/ })).toBeNull();
  });

  it("offers the nearest readable one where it is not", async () => {
    const { onChange } = open({ accent: "#C3A789" });
    expect(screen.getByText("단추 글자 아래에서 2.2 : 1, 4.5 : 1은 되어야 읽힙니다")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: /읽히는 가까운 색/ }));
    const [readable] = onChange.mock.calls[0] ?? [];
    expect(contrastRatio(readable, "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
  });

  it("takes six digits, with or without their sign, and nothing else", async () => {
    const { onChange, code } = open({});
    await userEvent.clear(code);
    await userEvent.type(code, "red");
    expect(code.getAttribute("aria-invalid")).toBe("true");
    await userEvent.clear(code);
    await userEvent.type(code, "1e66ca");
    expect(onChange.mock.calls).toEqual([["#1E66CA"]]);
  });

  it("goes back to its palette", async () => {
    const { onChange } = open({ accent: "#1E66CA" });
    await userEvent.click(screen.getByRole("button", { name: "강조색: 묶음의 색으로" }));
    expect(onChange).toHaveBeenCalledWith(undefined);
  });
});
