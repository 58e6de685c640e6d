import sharp from "sharp";
import type { ApiInput } from "@/contract/api";
import { ATTACHMENTS_PATH } from "@/contract/api/attachment-limits";
import type { Attachment, CreateCustomerPost, CustomerPostListQuery } from "@/contract/api/customer-boards";
import { TENANT_ORIGIN_HEADER } from "@/contract/api/error";
import { type Answer, callsOf } from "./call-app";
import { openClinic } from "./clinic";
import type { Engine } from "./engines";

/** The fixture's customer board, and one that visitors cannot write on. */
export const COUNSEL = 3;
export const NEWS = 1;
export const PASSWORD = "열려라1234";

export const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: "#a0522d" } })
    .jpeg()
    .toBuffer();

/** A clinic with visitors who write. Each call comes from an address of its own, unless it names one. */
export async function openCounsel(engine: Engine) {
  const clinic = await openClinic(engine);
  const plainCall = callsOf(clinic.app);
  let lastAddress = 0;
  const elsewhere = () => ({ "x-forwarded-for": `10.0.${lastAddress >> 8}.${lastAddress++ & 255}` });
  const call: typeof plainCall = (key, input, { headers, ...options } = {}) =>
    plainCall(key, input, { ...options, headers: { ...elsewhere(), ...headers } });
  type Options = Parameters<typeof call>[2];

  const board = await call("GET /customer/board-types/:id", { params: { id: COUNSEL } });
  const agreements = board.body.row.terms.map(({ id: termId, version }) => ({ termId, version }));

  const postBody = (changes: Partial<CreateCustomerPost> = {}): CreateCustomerPost => ({
    boardTypeId: COUNSEL,
    title: "궁금합니다",
    content: "얼마나 걸리나요?",
    authorName: "김하나",
    phone: "010-1234-5678",
    password: PASSWORD,
    isPrivate: false,
    agreements,
    ...changes,
  });
  const write = (changes?: Partial<CreateCustomerPost>, options?: Options) =>
    call("POST /customer/customer-boards", { body: postBody(changes) }, options);
  const list = async (query: CustomerPostListQuery = {}, options?: Options) =>
    (await call("GET /customer/customer-boards", { query }, options)).body;
  const read = (id: number, options?: Options) =>
    call("GET /customer/customer-boards/:id", { params: { id } }, options);
  const open = (id: number, password?: string, options?: Options) =>
    call("POST /customer/customer-boards/:id/private", { params: { id }, body: { password } }, options);
  const remove = (id: number, password?: string, options?: Options) =>
    call("PUT /customer/customer-boards/:id/delete", { params: { id }, body: { password } }, options);
  const change = (
    id: number,
    body: Partial<ApiInput<"PUT /customer/customer-boards/:id">["body"]>,
    options?: Options,
  ) => {
    const { title, content, authorName, isPrivate } = postBody();
    const whole = { title, content, authorName, isPrivate, password: PASSWORD, ...body };
    return call("PUT /customer/customer-boards/:id", { params: { id }, body: whole }, options);
  };

  /** Sends a form with the file, or the form that is given. */
  async function upload(
    file: Uint8Array | FormData,
    { tenant = "alpha", name = "사진.jpg", type = "image/jpeg", headers = {} as Record<string, string> } = {},
  ): Promise<Answer<{ row: Attachment }>> {
    let form = file;
    if (!(form instanceof FormData)) {
      form = new FormData();
      form.append("file", new File([new Uint8Array(file as Uint8Array)], name, { type }));
    }
    const response = await clinic.app.request(ATTACHMENTS_PATH, {
      method: "POST",
      headers: { [TENANT_ORIGIN_HEADER]: `http://${tenant}.localhost:3000`, ...elsewhere(), ...headers },
      body: form,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  const uploadPicture = async () => (await upload(await picture())).body.row;

  return {
    ...clinic,
    call,
    agreements,
    postBody,
    write,
    list,
    read,
    open,
    remove,
    change,
    upload,
    uploadPicture,
  };
}

export type Counsel = Awaited<ReturnType<typeof openCounsel>>;
