import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { StaffClinic } from "@/contract/studio/people";
import { ClinicProvider } from "../session/use-account";
import { ClinicSwitch } from "./clinic-switch";

const clinicOf = (id: string, name: string, waiting = 0): StaffClinic => ({
  ...{ id, name, waiting, color: "#8a5a2b", role: "agency", employeeId: null, grants: [], visitEndsAt: null },
});
const own = clinicOf("lumiere", "루미에르의원", 2);
const [haneul, onyu] = [clinicOf("haneul", "하늘피부과", 3), clinicOf("onyu", "온유의원")];
const many = Array.from({ length: 6 }, (_, index) => clinicOf(`clinic-${index}`, `의원 ${index}`));

function show(clinics: StaffClinic[]) {
  const { hook, history } = memoryLocation({ path: "/lumiere/day", record: true });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Router hook={hook}>
        <ClinicProvider value={own}>
          <ClinicSwitch account={{ name: "이에이", phone: "01000001006", isPlatform: false, clinics }} />
        </ClinicProvider>
      </Router>
    </QueryClientProvider>,
  );
  return history;
}
const button = () => screen.getByRole("button", { name: /병원 바꾸기/ });

it("names the clinic, and is no button where there is no other", () => {
  show([own]);
  expect(screen.getByText("루미에르의원")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

it("says that requests wait at another clinic, and leads there", async () => {
  const history = show([own, haneul, onyu]);
  expect(within(button()).getByRole("img", { name: /다른 병원에 기다리는 요청/ })).toBeTruthy();
  await userEvent.click(button());
  const dialog = screen.getByRole("dialog", { name: "병원 바꾸기" });
  expect(within(dialog).queryByRole("searchbox")).toBeNull();
  const link = within(dialog).getByRole("link", { name: /하늘피부과/ });
  expect(within(link).getByRole("img", { name: "기다리는 요청 3건" })).toBeTruthy();
  await userEvent.click(link);
  expect(history.at(-1)).toBe("/haneul");
  expect(screen.queryByRole("dialog")).toBeNull();
});

it("is silent where requests wait here alone", () => {
  show([own, onyu]);
  expect(within(button()).queryByRole("img")).toBeNull();
});

it("opens by G and then C, not by C alone", async () => {
  show([own, haneul]);
  await userEvent.keyboard("c");
  expect(screen.queryByRole("dialog")).toBeNull();
  await userEvent.keyboard("gc");
  expect(screen.getByRole("dialog")).toBeTruthy();
});

it("is searched from eight clinics on", async () => {
  show([own, haneul, ...many]);
  await userEvent.click(button());
  await userEvent.type(screen.getByRole("searchbox"), "하늘");
  expect(screen.getAllByRole("link")).toHaveLength(1);
  await userEvent.clear(screen.getByRole("searchbox"));
  await userEvent.type(screen.getByRole("searchbox"), "없는 이름");
  expect(screen.getByText("그런 이름의 병원이 없습니다.")).toBeTruthy();
});
