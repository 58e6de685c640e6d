import { screen, waitFor } from "@testing-library/preact";
import { http } from "msw";
import { describe, expect, it } from "vitest";
import { rows as answerRows, refuse } from "../../testing/answers";
import { setUpClinic, TOKEN } from "../../testing/clinic";
import { renderWidget, setUpDevice, type Widget } from "../../testing/render-widget";

setUpDevice();
const clinic = setUpClinic();

const guestId = () => localStorage.getItem("clinic-widget:lumiere:guest");

async function lookAt(widget: Widget) {
  await widget.tap(/^시술 예약/);
  await widget.tap(/콜라겐 부스터/);
  await waitFor(() => expect(clinic.writesTo("POST /recent-products")).toHaveLength(1));
  await widget.tap("닫기");
}
async function openRecent(widget: Widget) {
  await widget.tap("마이페이지");
  await widget.tap("최근 본 시술");
}
function signedIn(): Widget {
  localStorage.setItem("clinic-widget:lumiere:token", TOKEN);
  return renderWidget();
}

describe("what was looked at", () => {
  it("is kept under a guest's random id", async () => {
    await lookAt(renderWidget());
    expect(clinic.writesTo("POST /recent-products").map(({ body }) => body)).toEqual([
      { guestId: guestId(), productId: 7 },
    ]);
  });

  it("is kept in the customer's name, and opens again with a tap", async () => {
    const widget = signedIn();
    await lookAt(widget);
    expect(clinic.writesTo("POST /recent-products")).toMatchObject([
      { body: { productId: 7 }, authorization: TOKEN },
    ]);
    await openRecent(widget);
    await widget.tap(/^콜라겐 부스터(?! 기록)/);
    expect(await screen.findByRole("checkbox", { name: /2cc 1회/ })).toBeTruthy();
  });

  it.each([
    ["one by one", "콜라겐 부스터 기록 지우기", "DELETE /recent-products/31", "기록에서 지웠습니다."],
    ["all at once", "모두 지우기", "DELETE /recent-products/total", "최근 본 시술을 모두 지웠습니다."],
  ])("is forgotten %s", async (_, button, path, said) => {
    const widget = signedIn();
    await lookAt(widget);
    await openRecent(widget);
    await widget.tap(button);
    expect(await screen.findByText(said)).toBeTruthy();
    expect(await screen.findByText("최근 본 시술이 없습니다")).toBeTruthy();
    expect(clinic.writesTo(path)).toHaveLength(1);
  });

  it("gives the focus to the next one's button as one is forgotten", async () => {
    const widget = signedIn();
    await lookAt(widget);
    const { rows } = await widget.runtime.api.call("GET /recent-products", { query: {} });
    const [first] = rows;
    const second = { ...first, id: 32, product: { ...first?.product, id: 8, name: "초음파 리프팅" } };
    clinic.server.use(
      http.get("*/recent-products", () => answerRows([first, second])),
      http.delete("*/recent-products/31", () => answerRows([second])),
    );
    await openRecent(widget);
    (await screen.findByRole("button", { name: "콜라겐 부스터 기록 지우기" })).focus();
    await widget.user.keyboard("{Enter}");
    await screen.findByText("기록에서 지웠습니다.");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "초음파 리프팅 기록 지우기" }));
  });

  it("is nobody's trouble when it cannot be kept", async () => {
    clinic.server.use(http.post("*/recent-products", () => refuse(500, "고장")));
    const widget = renderWidget();
    await widget.tap(/^시술 예약/);
    await widget.tap(/콜라겐 부스터/);
    expect(await screen.findByRole("checkbox", { name: /2cc 1회/ })).toBeTruthy();
    expect(screen.queryByText("고장")).toBeNull();
  });
});
