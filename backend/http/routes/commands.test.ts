import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { engines } from "../../testing/engines";
import { COUNSEL, type Counsel, openCounsel, PASSWORD } from "../../testing/posts";

// A hash as it is kept takes a fifth of a second: password.test.ts is about those.
vi.mock("../../posts/password", async (load) => {
  const passwords = await load<typeof import("../../posts/password")>();
  return { ...passwords, hashPassword: passwords.hashSeededPassword };
});

describe.each(engines)("answering a post by the command on $name", (engine) => {
  let counsel: Counsel;
  beforeAll(async () => {
    counsel = await openCounsel(engine);
  });
  afterAll(() => counsel.close());

  const answer = (body: unknown, token = "publish-secret") =>
    counsel.app.request("/operation/answer", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const ask = async () => (await counsel.write({ isPrivate: true })).body.row.id;

  it("is shown to the author, cleaned, and revalidates the pages", async () => {
    const postId = await ask();
    counsel.revalidatedTags.length = 0;
    const response = await answer({ partnerId: "alpha", postId, html: "<p>네.</p><script>1</script>" });
    expect(await response.json()).toEqual({ row: { id: postId, boardTypeId: COUNSEL } });
    const { body } = await counsel.open(postId, PASSWORD);
    expect(body.row).toMatchObject({ isAnswered: true, answerHtml: "<p>네.</p>" });
    expect(counsel.revalidatedTags).toContain("partner:alpha:posts");
  });

  it.each([
    ["another secret", {}, "guessed", 403],
    ["another clinic's post", { partnerId: "beta" }, undefined, 404],
    ["a post that is not there", { postId: 999_999 }, undefined, 404],
    ["nothing to say", { html: "  " }, undefined, 400],
    ["a partner that is none", { partnerId: "../alpha" }, undefined, 400],
    ["an id that is none", { postId: "1" }, undefined, 400],
  ])("refuses %s, and leaves the post as it was", async (_, changes, token, status) => {
    const postId = await ask();
    const response = await answer({ partnerId: "alpha", postId, html: "<p>네.</p>", ...changes }, token);
    expect(response.status).toBe(status);
    expect((await counsel.open(postId, PASSWORD)).body.row.isAnswered).toBe(false);
  });
});
