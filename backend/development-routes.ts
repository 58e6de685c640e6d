import { Hono } from "hono";
import { html } from "hono/html";
import type { DevelopmentSms } from "./providers/development-sms";

/** `/development/messages`: what the development SMS provider was given, for people (HTML) and programs (JSON). */
export function developmentRoutes(sms: DevelopmentSms): Hono {
  const app = new Hono();
  app.get("/messages", (c) => {
    c.header("cache-control", "no-store");
    if (!c.req.header("accept")?.includes("text/html"))
      return c.json({ rows: sms.messages, count: sms.messages.length });
    const rows = sms.messages.map(
      ({ sentAt, partnerId, phone, text }) =>
        html`<tr><td>${sentAt.slice(11, 19)}</td><td>${partnerId}</td><td>${phone}</td><td>${text}</td></tr>`,
    );
    return c.html(html`<!doctype html>
<html lang="ko"><meta charset="utf-8"><meta http-equiv="refresh" content="3"><title>개발용 문자</title>
<style>body{font:16px/1.6 system-ui;margin:40px auto;max-width:960px;padding:0 20px}td{padding:8px 16px 8px 0;border-top:1px solid;vertical-align:top}</style>
<h1>개발용 문자</h1><p>보낸 것으로 여긴 문자입니다. 최근 것이 위에 있습니다.</p>
<table>${rows.length > 0 ? rows : html`<tr><td>아직 보낸 문자가 없습니다.</td></tr>`}</table></html>`);
  });
  return app;
}
