import type { customerBoardsContract } from "@/contract/api/customer-boards";
import type { Handlers } from "../call/handlers";
import { describePost } from "../posts/describe-posts";
import { listPosts } from "../posts/list-posts";
import { openOwnPost, readPost } from "../posts/open-post";
import { createPost, deletePost, updatePost } from "../posts/write-post";

type Posts = Handlers<typeof customerBoardsContract>;

const list: Posts["GET /customer/customer-boards"] = ({ query, call }) => listPosts(call, query);

const create: Posts["POST /customer/customer-boards"] = async ({ body, call }) => {
  const post = await createPost(call, body);
  call.revalidate("posts");
  return { row: await describePost(call, post, { viewer: await call.optionalCustomer(), isOwn: true }) };
};

const read: Posts["GET /customer/customer-boards/:id"] = async ({ params, call }) => {
  const { post, viewer, isOwn } = await readPost(call, params.id);
  return { row: await describePost(call, post, { viewer, isOwn }) };
};

const openByQuery: Posts["GET /customer/customer-boards/:id/private"] = async ({ params, query, call }) => {
  const { post, viewer } = await openOwnPost(call, params.id, query.password);
  return { row: await describePost(call, post, { viewer, isOwn: true }) };
};

const openByBody: Posts["POST /customer/customer-boards/:id/private"] = ({ params, body, call }) =>
  openByQuery({ params, query: body, call });

const update: Posts["PUT /customer/customer-boards/:id"] = async ({ params, body, call }) => {
  const { post, viewer } = await openOwnPost(call, params.id, body.password);
  const updated = await updatePost(call, post, body);
  call.revalidate("posts");
  return { row: await describePost(call, updated, { viewer, isOwn: true }) };
};

const remove: Posts["PUT /customer/customer-boards/:id/delete"] = async ({ params, body, call }) => {
  const { post } = await openOwnPost(call, params.id, body.password);
  await deletePost(call, post);
  call.revalidate("posts");
  return {};
};

export const customerBoardHandlers: Posts = {
  "GET /customer/customer-boards": list,
  "POST /customer/customer-boards": create,
  "GET /customer/customer-boards/:id": read,
  "PUT /customer/customer-boards/:id": update,
  "GET /customer/customer-boards/:id/private": openByQuery,
  "POST /customer/customer-boards/:id/private": openByBody,
  "PUT /customer/customer-boards/:id/delete": remove,

  "GET /customer/notice-customer-boards": list,
  "POST /customer/notice-customer-boards": create,
  "GET /customer/notice-customer-boards/:id": read,
  "PUT /customer/notice-customer-boards/:id": update,
  "GET /customer/notice-customer-boards/:id/private": openByQuery,
  "POST /customer/notice-customer-boards/:id/private": openByBody,
  "PUT /customer/notice-customer-boards/:id/delete": remove,
};
