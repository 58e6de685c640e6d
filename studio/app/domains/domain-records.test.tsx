// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { DomainRecords } from "./domain-records";
import { domainLabels } from "./labels";

const RECORDS = [
  {
    type: "TXT" as const,
    name: "_clinic-verify.clinic.kr",
    value: "clinic-verify=1",
    found: [],
    isSet: false,
  },
  { type: "A" as const, name: "clinic.kr", value: "203.0.113.7", found: ["198.51.100.1"], isSet: false },
  { type: "CNAME" as const, name: "www.clinic.kr", value: "edge.kr", found: ["edge.kr"], isSet: true },
  { type: "AAAA" as const, name: "clinic.kr", value: "2001:db8::7", found: null, isSet: false },
];

describe("a domain's records", () => {
  it("shows what is wanted beside what DNS says now", () => {
    render(<DomainRecords host="clinic.kr" records={RECORDS} />);
    const [, ...rows] = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows.map((row) => within(row).getAllByRole("cell").at(-1)?.textContent)).toEqual([
      domainLabels.empty,
      "198.51.100.1",
      domainLabels.isSet,
      domainLabels.noAnswer,
    ]);
  });

  it("copies them all at once, as lines of a zone file", async () => {
    const user = userEvent.setup();
    render(<DomainRecords host="clinic.kr" records={RECORDS} />);
    await user.click(screen.getByRole("button", { name: domainLabels.copy("clinic.kr") }));
    expect((await navigator.clipboard.readText()).split("\n")).toEqual([
      '_clinic-verify.clinic.kr. IN TXT "clinic-verify=1"',
      "clinic.kr. IN A 203.0.113.7",
      "www.clinic.kr. IN CNAME edge.kr.",
      "clinic.kr. IN AAAA 2001:db8::7",
    ]);
  });
});
