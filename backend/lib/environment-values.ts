import { z } from "zod";

export const port = z.coerce.number<string>().int().min(0).max(65_535);

export const addresses = z
  .string()
  .transform((text) => text.split(",").map((address) => address.trim()))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));

export const countryCodes = z
  .string()
  .transform((text) => [...new Set(["82", ...text.split(",").map((code) => code.trim().replace(/^\+/, ""))])])
  .pipe(z.array(z.string().regex(/^[1-9]\d{0,3}$/, "country calling codes, as 82,81")));

export const senderNumber = z.string().regex(/^\d{8,12}$/, "digits only");

/** `code=id,code=id` */
export const templateIds = z
  .string()
  .transform((text) => Object.fromEntries(text.split(",").map((pair) => pair.trim().split("=", 2))))
  .pipe(z.record(z.string(), z.string({ error: "code=id, separated by commas" }).min(1)));

export const externalAccount = z
  .string()
  .regex(/^[^:]+:[\w+/=-]+$/, "<key id>:<MAC key>")
  .transform((text) => {
    const at = text.indexOf(":");
    return { kid: text.slice(0, at), hmacKey: text.slice(at + 1) };
  });

/** 32 bytes each, in base64. */
export const keys = z
  .string()
  .transform((text): Uint8Array[] =>
    text.split(",").map((key) => new Uint8Array(Buffer.from(key.trim(), "base64"))),
  )
  .refine(
    (all) => all.every(({ length }) => length === 32),
    "keys of 32 bytes in base64, separated by commas",
  );

/** `이름 <name@host>`, or the address alone. */
export const mailbox = z
  .string()
  .transform((text) => {
    const [, name = "", address = text] = /^"?(.*?)"?\s*<([^<>]+)>$/.exec(text) ?? [];
    return { name, address };
  })
  .pipe(z.object({ name: z.string().regex(/^\P{Cc}*$/u), address: z.email() }));
