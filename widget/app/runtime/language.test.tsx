import { screen, waitFor } from "@testing-library/preact";
import { createStore } from "jotai";
import { HttpResponse, http } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { widgetEnglish } from "@/labels/widget-en";
import { draftAtom } from "../state/draft";
import { languageAtom, wordsAtom } from "../state/words";
import { setUpClinic } from "../testing/clinic";
import { chooseOptions, renderWidget, setUpDevice, type Widget } from "../testing/render-widget";
import { beginToSpeak, languageInUse, speak } from "./language";

setUpDevice();
const clinic = setUpClinic();
const CHOICE_KEY = "clinic-widget:lumiere:language";

afterEach(() => {
  document.documentElement.lang = "ko";
  vi.doUnmock("@/labels/widget-ja");
});

const choose = async ({ user }: Widget, language: string) =>
  user.selectOptions(await screen.findByRole("combobox"), language);

describe("the language in use", () => {
  it.each([
    ["the visitor's choice, before all", "ja", "en", "zh", "ja"],
    ["else the page's", null, "en", "zh", "en"],
    ["else the partner's", null, undefined, "zh", "zh"],
    ["Korean at last", null, undefined, "xx", "ko"],
    ["never one that is not ours", "xx", "fr", "ja", "ja"],
  ])("is %s", (_, chosen, ofPage, ofPartner, expected) => {
    const languageId = ofPartner as "ko";
    expect(languageInUse(chosen, ofPage, { languageId })).toBe(expected);
  });
});

describe("choosing a language", () => {
  it("changes every word at once, tells the browser, and is kept on the device", async () => {
    const widget = renderWidget();
    await choose(widget, "English");
    expect(await screen.findByRole("heading", { name: /How can we/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Book a treatment/ })).toBeTruthy();
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage.getItem(CHOICE_KEY)).toBe("en");
  });

  it("keeps what was chosen and typed", async () => {
    const widget = renderWidget();
    await chooseOptions(widget);
    await widget.tap("뒤로");
    const before = widget.runtime.store.get(draftAtom);
    await choose(widget, "中文");
    await screen.findByRole("heading", { name: /请问您需要/ });
    expect(widget.runtime.store.get(draftAtom)).toEqual(before);
    expect(before.options).toHaveLength(2);
  });

  it("tells failures in that language, by the server's code", async () => {
    clinic.server.use(
      http.post("*/customer/auth-tokens", () =>
        HttpResponse.json(
          { statusCode: 503, message: "sms-not-sent", translatedMessage: "문자를 보내지 못했습니다." },
          { status: 503 },
        ),
      ),
    );
    const widget = renderWidget();
    await chooseOptions(widget);
    await widget.tap("시간 고르기");
    await widget.tap("14:00");
    await widget.tap("다음");
    await screen.findByRole("heading", { name: /연락처를/ });
    await speak(widget.runtime.store, document, "en");
    await widget.user.type(await screen.findByLabelText("Mobile number"), "01023456789");
    await widget.tap("Get code");
    expect(await screen.findAllByText(widgetEnglish.errors.codes["sms-not-sent"] ?? "")).not.toEqual([]);
    expect(screen.queryByText(/문자를 보내지 못했습니다/)).toBeNull();
  });

  it("tells the clinic the purpose of a visit in the clinic's language", async () => {
    const widget = renderWidget();
    await choose(widget, "English");
    await widget.tap(/^Book a consultation/);
    await widget.user.click(await screen.findByRole("radio", { name: "Follow-up check" }));
    expect(widget.runtime.store.get(draftAtom).purpose).toBe("경과 확인");
  });
});

describe("a language on its way", () => {
  it("leaves the last of several that were asked for", async () => {
    const store = createStore();
    await Promise.all([
      speak(store, document, "en"),
      speak(store, document, "zh"),
      speak(store, document, "ko"),
    ]);
    expect(store.get(wordsAtom).language).toBe("ko");
    expect(document.documentElement.lang).toBe("ko");
  });

  it("that cannot be fetched leaves the words as they are, and the choice says so", async () => {
    vi.doMock("@/labels/widget-ja", () => {
      throw new Error("no network");
    });
    const store = createStore();
    await speak(store, document, "en");
    await speak(store, document, "ja");
    expect(store.get(wordsAtom).language).toBe("en");
    expect(store.get(languageAtom)).toBe("en");
  });

  it("is waited for before the first screen, Korean is not", async () => {
    const store = createStore();
    expect(beginToSpeak(store, document, "ko")).toBeNull();
    await beginToSpeak(store, document, "zh");
    await waitFor(() => expect(store.get(wordsAtom).language).toBe("zh-CN"));
  });
});
