import type { z } from "zod";
import type { EndpointRequest, EndpointSchemas } from "@/contract/api/endpoint";
import type { studioPostsContract } from "@/contract/studio/posts";
import type { StudioCall } from "../staff/studio-call";
import { answerFromDesk, listPosts, readPost } from "./posts";

type PostHandler<Endpoint extends EndpointSchemas> = (
  request: EndpointRequest<Endpoint> & { call: StudioCall },
) => Promise<z.input<Endpoint["response"]>>;

type PostHandlers = {
  [Key in keyof typeof studioPostsContract]: PostHandler<(typeof studioPostsContract)[Key]>;
};

export const postHandlers: PostHandlers = {
  "GET /studio/:clinic/posts": async ({ query, call }) => {
    call.require("answer-posts");
    const rows = await listPosts(call, query.filter);
    return { rows, count: rows.length };
  },

  "GET /studio/:clinic/posts/:id": async ({ params, call }) => {
    call.require("answer-posts");
    return { row: await readPost(call, params.id) };
  },

  "PUT /studio/:clinic/posts/:id/answer": async ({ params, body, call }) => {
    call.require("answer-posts");
    return { row: await answerFromDesk(call, params.id, body) };
  },
};
