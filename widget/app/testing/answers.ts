import { HttpResponse, type JsonBodyType } from "msw";

export const rows = <Row extends JsonBodyType>(list: Row[]) =>
  HttpResponse.json({ rows: list, count: list.length });
export const row = (one: JsonBodyType, headers: Record<string, string> = {}) =>
  HttpResponse.json({ row: one }, { headers });
export const refuse = (status: number, message: string) =>
  HttpResponse.json({ statusCode: status, message: "code", translatedMessage: message }, { status });
