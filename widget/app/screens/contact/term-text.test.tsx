import { render, screen } from "@testing-library/preact";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import type { Term } from "@/contract/api/partner-and-terms";
import type { WidgetLanguage } from "@/contract/widget/messages";
import { createRuntime } from "../../runtime/create-runtime";
import { speak } from "../../runtime/language";
import { RuntimeProvider } from "../../runtime/runtime-context";
import { row } from "../../testing/answers";
import { bootOf } from "../../testing/boot";
import { setUpClinic } from "../../testing/clinic";
import { terms } from "../../testing/content";
import { AgreementRow } from "./agreement-row";

const clinic = setUpClinic();

/** A term in a language, opened, with what the partner has of it. */
async function openTerm(language: WidgetLanguage, changes: Partial<Term> & { summaries?: object } = {}) {
  const term = { ...terms[0], ...changes } as Term;
  const text = { contentHtml: "<p>이름과 휴대전화 번호</p>", summaries: {}, histories: [] };
  clinic.server.use(
    http.get("*/terms/:id/terms-histories/current", () => row({ ...term, ...text, ...changes })),
  );
  const runtime = createRuntime(bootOf({}), () => undefined);
  await speak(runtime.store, document, language);
  render(
    <RuntimeProvider runtime={runtime}>
      <AgreementRow
        term={term}
        state="asked"
        isAgreed={false}
        errorId={undefined}
        onToggle={() => undefined}
      />
    </RuntimeProvider>,
  );
  await userEvent.click(await screen.findByRole("button"));
}
const korean = () => screen.findByText("이름과 휴대전화 번호");

describe("a term", () => {
  it("is shown in the partner's own translation, with the Korean text that binds behind it", async () => {
    await openTerm("en", { titles: { en: "Your data" }, summaries: { en: "Name and phone.\n\nOne year." } });
    expect(await screen.findByText("Your data")).toBeTruthy();
    expect(await screen.findByText("One year.")).toBeTruthy();
    expect(screen.getByText(/Only the Korean text is binding/)).toBeTruthy();
    expect((await korean()).closest("details")?.open).toBe(false);
  });

  it.each([
    ["en", "reservation-privacy", /to take your booking/],
    ["ja", "reservation-privacy", /予約の受付とご案内/],
    ["zh", "reservation-privacy", /用于受理预约/],
    ["ja", "of-this-clinic-alone", /翻訳はありません/],
  ] as const)("of no translation says in %s what %s means in general", async (language, slug, words) => {
    await openTerm(language, { slug });
    expect(await screen.findByText(words)).toBeTruthy();
    expect((await korean()).closest("details")).toBeTruthy();
  });

  it("is the Korean text alone to who reads Korean", async () => {
    await openTerm("ko", { titles: { en: "Your data" } });
    expect((await korean()).closest("details")).toBeNull();
    expect(screen.getByText("개인정보 수집과 이용")).toBeTruthy();
  });
});
