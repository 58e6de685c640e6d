import type { studioPostsContract } from "@/contract/studio/posts";
import { answerFromDesk, hideFromDesk, listPosts, readPost } from "./posts";
import { addSnippet, listSnippets, removeSnippet } from "./snippets";
import type { StudioHandlers } from "./studio-handlers";

export const postHandlers: StudioHandlers<typeof studioPostsContract> = {
  "GET /studio/:clinic/posts": async ({ query, call }) => {
    call.require("answer-posts");
    return listPosts(call, query);
  },

  "GET /studio/:clinic/posts/:id": async ({ params, call }) => {
    call.require("answer-posts");
    return { row: await readPost(call, params.id) };
  },

  "PUT /studio/:clinic/posts/:id/answer": async ({ params, body, call }) => {
    call.require("answer-posts");
    return { row: await answerFromDesk(call, params.id, body) };
  },

  "PUT /studio/:clinic/posts/:id/hidden": async ({ params, body, call }) => {
    call.require("answer-posts");
    return { row: await hideFromDesk(call, params.id, body.isHidden) };
  },

  "GET /studio/:clinic/snippets": async ({ call }) => {
    call.require("answer-posts");
    const rows = await listSnippets(call);
    return { rows, count: rows.length };
  },

  "POST /studio/:clinic/snippets": async ({ body, call }) => {
    call.require("answer-posts");
    return { row: await addSnippet(call, body) };
  },

  "DELETE /studio/:clinic/snippets/:id": async ({ params, call }) => {
    call.require("answer-posts");
    await removeSnippet(call, params.id);
    return {};
  },
};
