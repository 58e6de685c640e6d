import { Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { invalidRequest } from "../../lib/errors";
import { DevelopmentIdentity } from "../../providers/development-identity";
import { IDENTITY_DONE_PATH } from "../../providers/identity";
import { DevelopmentMail } from "../../providers/mail";
import { DevelopmentSms } from "../../providers/sms";
import { localOnly } from "../request/local-only";
import type { Services } from "../request/services";

/** `/development/*`, on this machine only: the messages that were sent, and made-up identity verifications. */
export function developmentRoutes(services: Pick<Services, "sms" | "mail" | "identity">): Hono {
  const { sms, mail, identity } = services;
  const app = new Hono();
  app.use(localOnly);
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  const senders = [sms, mail].filter(
    (each) => each instanceof DevelopmentSms || each instanceof DevelopmentMail,
  );
  if (senders.length > 0) app.route("/messages", messageRoutes(senders));
  if (identity instanceof DevelopmentIdentity) app.route("/identity", verificationRoutes(identity));
  return app;
}

type Sent = (DevelopmentSms | DevelopmentMail)["messages"][number];

/** The messages as a page (HTML) and as data (JSON). */
function messageRoutes(senders: readonly (DevelopmentSms | DevelopmentMail)[]): Hono {
  const app = new Hono();
  app.get("/", (c) => {
    const messages = senders
      .flatMap<Sent>(({ messages }) => messages)
      .sort((one, other) => other.sentAt.localeCompare(one.sentAt));
    if (!c.req.header("accept")?.includes("text/html"))
      return c.json({ rows: messages, count: messages.length });
    const rows = messages.map((message) => {
      const to = "phone" in message ? message.phone : message.email;
      return html`<tr><td>${message.sentAt.slice(11, 19)}</td><td>${message.partnerId}</td><td>${to}</td><td>${message.text}</td></tr>`;
    });
    return c.html(
      page(
        "개발용 문자와 메일",
        html`<meta http-equiv="refresh" content="3"><p>보낸 것으로 여긴 문자와 메일입니다. 최근 것이 위에 있습니다.</p>
<table>${rows.length > 0 ? rows : html`<tr><td>아직 보낸 것이 없습니다.</td></tr>`}</table>`,
      ),
    );
  });
  return app;
}

const personSchema = z.object({
  name: z.string().trim().min(1),
  phone: z.string().min(1),
  birthDate: z.iso.date().nullish().or(z.literal("")),
  gender: z.enum(["female", "male"]).nullish().or(z.literal("")),
  /** Tells people of the same name and birth date apart. */
  identityKey: z.string().optional(),
  partnerId: z.string().optional(),
  reference: z.string().optional(),
});

/**
 * The verification's page; `POST` makes up a person. JSON `{ name, phone, birthDate, gender }` returns `{ impUid }`, a
 * form is redirected to where a provider redirects visitors.
 */
function verificationRoutes(identity: DevelopmentIdentity): Hono {
  const app = new Hono();
  app.get("/", (c) => {
    const { partnerId = "", reference = "" } = c.req.query();
    const action = new URLSearchParams(reference ? { partnerId, reference } : {});
    return c.html(
      page(
        "개발용 본인인증",
        html`<p>실제 인증기관 대신, 아래에 적은 사람이 본인임을 확인해 준 것으로 여깁니다.</p>
<form method="post" action="?${action}">
<label>이름 <input name="name" required autocomplete="off"></label>
<label>휴대폰 번호 <input name="phone" type="tel" required autocomplete="off"></label>
<label>생년월일 <input name="birthDate" type="date" value="1990-01-01"></label>
<label>성별 <select name="gender"><option value="female">여성</option><option value="male">남성</option></select></label>
<button>본인인증 마치기</button></form>`,
      ),
    );
  });
  app.post("/", async (c) => {
    const isJson = c.req.header("content-type")?.includes("json");
    const given = isJson
      ? await c.req.json().catch(() => null)
      : { ...c.req.query(), ...(await c.req.parseBody()) };
    const parsed = personSchema.safeParse(given);
    if (!parsed.success) throw invalidRequest("body", parsed.error);
    const { partnerId, birthDate, gender, ...person } = parsed.data;
    const impUid = identity.verify(
      { ...person, birthDate: birthDate || null, gender: gender || null },
      partnerId,
    );
    return isJson ? c.json({ impUid }) : c.redirect(`${IDENTITY_DONE_PATH}?imp_uid=${impUid}`, 303);
  });
  return app;
}

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.6 system-ui;margin:40px auto;max-width:960px;padding:0 20px}
td{padding:8px 16px 8px 0;border-top:1px solid;vertical-align:top}
label,button{display:block;margin:16px 0}input,select,button{font:inherit;padding:8px}</style>
<h1>${title}</h1>${content}</html>`;
