import { z } from "zod";
import {
  addresses,
  countryCodes,
  externalAccount,
  keys,
  mailbox,
  port,
  senderNumber,
  templateIds,
} from "./environment-values";

const settings = z.object({
  BACKEND_PORT: port.default(4000),
  BACKEND_HOST: z.string().default("127.0.0.1"),
  /** How browsers reach the backend: the widget's origin. */
  PUBLIC_BACKEND_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:4000"),
  /** Where clinics' people work; a host of its own that leads to the backend. */
  STUDIO_URL: z.url({ protocol: /^https?$/ }).default("http://studio.localhost:4000"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATA_DIR: z.string().default(".data"),
  /** With less left on the disk of DATA_DIR, the embedded database is only read. */
  DISK_RESERVE_MB: z.coerce.number<string>().min(0).default(64),
  TENANTS_DIR: z.string().default("tenants"),
  /** For development: a tenant.json is published as it is saved. */
  WATCH_TENANTS: z.stringbool().default(false),
  /** The author in the publishing history; by default this machine's user. */
  PUBLISHED_BY: z.string().max(200).optional(),
  WIDGET_DIR: z.string().default(".build/widget"),
  STUDIO_DIR: z.string().default(".build/studio"),
  EDGE_CONFIG: z.url().default("http://127.0.0.1:4000/ecfg_local?token=dev"),
  /** The Edge Config that publishing writes to. Without one, storefronts use the backend's own endpoint. */
  EDGE_CONFIG_ID: z
    .string()
    .regex(/^ecfg_\w{1,100}$/, "an id as Vercel gives it, ecfg_…")
    .optional(),
  /** The plan's limit: Hobby 8, Pro 64, Enterprise 512. */
  EDGE_CONFIG_LIMIT_KB: z.coerce.number<string>().min(1).default(64),
  /** How long a write takes to reach every region; pages are revalidated after that. */
  EDGE_CONFIG_PROPAGATION_SECONDS: z.coerce.number<string>().min(0).max(60).default(10),
  VERCEL_API_URL: z.url({ protocol: /^https?$/ }).default("https://api.vercel.com"),
  VERCEL_TOKEN: z.string().optional(),
  VERCEL_TEAM_ID: z.string().optional(),
  /** The project that domains are added to. Without one, they have to point to DOMAIN_ADDRESS or DOMAIN_CNAME. */
  VERCEL_PROJECT_ID: z.string().optional(),
  /** required: a domain is served once a DNS record proves its owner. off: development and demo. */
  DOMAIN_PROOF: z.enum(["required", "off"]).default("off"),
  /** Targets of domains when self-hosted: an apex points to the address, others to the name. */
  DOMAIN_ADDRESS: z.ipv4().optional(),
  DOMAIN_ADDRESS_V6: z.ipv6().optional(),
  DOMAIN_CNAME: z.string().optional(),
  /** An ACME authority's directory; each live domain then gets a certificate, by HTTP-01. Unset: none is ordered. */
  ACME_DIRECTORY: z.url({ protocol: /^https$/ }).optional(),
  /** Where the authority knows its customers: `<key id>:<MAC key>`. */
  ACME_EAB: externalAccount.optional(),
  /** A second authority, asked in place of the first where that fails or its limits are reached. */
  ACME_DIRECTORY_2: z.url({ protocol: /^https$/ }).optional(),
  ACME_EAB_2: externalAccount.optional(),
  /** Where the authorities write to. */
  ACME_EMAIL: z.email().optional(),
  /** The folder of the proxy's certificates: a file each, <name>.pem. Unset: none is written by this process. */
  CERTIFICATES_DIR: z.string().optional(),
  /** Name servers for checking domains, separated by commas; by default the system's. */
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(",").map((address) => address.trim()))
    .default([]),
  /** `<partner id>.preview.<this domain>` names a partner as well. */
  PLATFORM_HOST: z.string().default("localhost"),
  /** production refuses development providers. */
  NODE_ENV: z.string().optional(),
  /** Allows them in production, for a demo. */
  ALLOW_DEVELOPMENT_PROVIDERS: z.stringbool().default(false),
  /** Whether this process works the job queue. false: others do, for example one backend that gets no requests. */
  RUNS_JOBS: z.stringbool().default(true),
  LOG_LEVEL: z.enum(["silent", "fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
  /** development: codes go to the log and to /development/messages. webhook: messages are posted to SMS_WEBHOOK_URL. */
  SMS_PROVIDER: z.enum(["development", "webhook", "solapi", "nhn"]).default("development"),
  SOLAPI_URL: z.url().default("https://api.solapi.com"),
  SOLAPI_API_KEY: z.string().optional(),
  SOLAPI_API_SECRET: z.string().optional(),
  /** The registered number that messages come from, digits only. */
  SOLAPI_SENDER: senderNumber.optional(),
  /** The Kakao channel of AlimTalk (pfId). */
  SOLAPI_CHANNEL_ID: z.string().optional(),
  /** Of inspected templates, separated by commas: confirmed_ko_v1=KA01TP…,moved_ko_v1=KA01TP… */
  SOLAPI_TEMPLATE_IDS: templateIds.default({}),
  /** The webhook's secret, for reports of delivery. */
  SOLAPI_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** NHN Cloud's services SMS and KakaoTalk Bizmessage: each has its own keys. */
  NHN_SMS_URL: z.url().default("https://sms.api.nhncloudservice.com"),
  NHN_SMS_APP_KEY: z.string().optional(),
  NHN_SMS_SECRET_KEY: z.string().optional(),
  NHN_SMS_SENDER: senderNumber.optional(),
  NHN_KAKAO_URL: z.url().default("https://kakaotalk-bizmessage.api.nhncloudservice.com"),
  NHN_KAKAO_APP_KEY: z.string().optional(),
  NHN_KAKAO_SECRET_KEY: z.string().optional(),
  /** The Kakao channel of AlimTalk. */
  NHN_KAKAO_SENDER_KEY: z.string().optional(),
  /** Of inspected templates, as SOLAPI_TEMPLATE_IDS. */
  NHN_KAKAO_TEMPLATE_CODES: templateIds.default({}),
  /** The signature of both services' webhooks, for reports of delivery. */
  NHN_WEBHOOK_SIGNATURE: z.string().min(16).optional(),
  SMS_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  SMS_WEBHOOK_TOKEN: z.string().optional(),
  /** Country calling codes that the provider reaches, separated by commas: 82,81. Korea's 82 is always among them. */
  SMS_COUNTRY_CODES: countryCodes.default(["82"]),
  /** For numbers abroad that SMS does not reach. Unset: development with the development SMS, else none. */
  MAIL_PROVIDER: z.enum(["none", "development", "webhook", "smtp"]).optional(),
  /** smtps://user:password@host:port, or smtp:// for STARTTLS; user and password percent-encoded. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender, who is also the organizer of calendar invitations: 예약 안내 <booking@clinics.example>. */
  MAIL_FROM: mailbox.optional(),
  MAIL_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  MAIL_WEBHOOK_TOKEN: z.string().optional(),
  /** Seal clinics' own accounts and certificates' private keys at rest; the first one seals, the others still open what they sealed. */
  CREDENTIALS_KEYS: keys.default([]),
  /** Unused codes per address within ten minutes; per browser behind it a quarter of them. */
  SMS_CODES_PER_ADDRESS: z.coerce.number<string>().int().min(1).default(100),
  /** Codes per phone and partner within an hour, and per phone within a day. */
  SMS_CODES_PER_PHONE: z.coerce.number<string>().int().min(1).default(5),
  SMS_CODES_PER_PHONE_A_DAY: z.coerce.number<string>().int().min(1).default(10),
  /** Codes per partner within an hour. */
  SMS_CODES_PER_PARTNER: z.coerce.number<string>().int().min(1).default(1000),
  /** development: people are made up at /development/identity. webhook: see providers/webhook-identity.ts. portone: v2. */
  IDENTITY_PROVIDER: z.enum(["development", "webhook", "portone"]).default("development"),
  IDENTITY_WEBHOOK_URL: z.url({ protocol: /^https$/ }).optional(),
  IDENTITY_WEBHOOK_TOKEN: z.string().optional(),
  PORTONE_URL: z.url({ protocol: /^https?$/ }).default("https://api.portone.io"),
  PORTONE_SDK_URL: z.url({ protocol: /^https?$/ }).default("https://cdn.portone.io/v2/browser-sdk.js"),
  PORTONE_API_SECRET: z.string().min(16).optional(),
  PORTONE_STORE_ID: z.string().optional(),
  PORTONE_CHANNEL_KEY: z.string().optional(),
  /** Without one there is no /webhooks/portone. */
  PORTONE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z\d+/]{16,}={0,2}$/, "whsec_ and base64")
    .optional(),
  /** Verification requests per address within an hour. */
  IDENTITY_TRIES_PER_ADDRESS: z.coerce.number<string>().int().min(1).default(300),
  /** Posts and uploads per address within an hour. */
  POSTS_PER_ADDRESS: z.coerce.number<string>().int().min(1).default(10),
  UPLOADS_PER_ADDRESS: z.coerce.number<string>().int().min(1).default(30),
  /** Hold requests per address and partner within ten minutes, and concurrent holds. */
  HOLDS_PER_ADDRESS: z.coerce.number<string>().int().min(1).default(60),
  HOLDS_AT_ONCE_PER_ADDRESS: z.coerce.number<string>().int().min(1).default(10),
  /** Storage of visitors' files. directory: DATA_DIR/attachments. s3: a bucket, by the settings below. */
  STORAGE_PROVIDER: z.enum(["directory", "s3"]).default("directory"),
  /** The bucket's own address, with a folder where wanted: https://s3.ap-northeast-2.amazonaws.com/bucket. */
  STORAGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  STORAGE_REGION: z.string().default("ap-northeast-2"),
  STORAGE_ACCESS_KEY_ID: z.string().optional(),
  STORAGE_SECRET_ACCESS_KEY: z.string().optional(),
  /** True behind a proxy that overwrites X-Forwarded-For. */
  IS_BEHIND_PROXY: z.stringbool().default(false),
  /** Storefronts to revalidate after each write, separated by commas. */
  REVALIDATE_URL: addresses.default([]),
  /** Shared with the storefronts; at least 16 characters. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** Shared with the storefronts; signs preview links. Without one there are no previews. */
  PREVIEW_SECRET: z.string().min(16).optional(),
  /** The storefront's port, in links to previews on a local platform host. */
  PORT: port.default(3000),
  /** Bearer token for /metrics; without one, only this machine may read them. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Slower PostgreSQL statements are logged. */
  SLOW_STATEMENT_MS: z.coerce.number<string>().min(0).default(200),
  /** Receiver of unexpected errors besides the log: a webhook or Sentry, not both. */
  ERROR_REPORT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ERROR_REPORT_TOKEN: z.string().optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/[^@/]+@[^/]+\/(.+\/)?\w+$/, "not https://<key>@<host>/<project>")
    .optional(),
  /** After SIGTERM requests are accepted this long while /readyz returns 503, for the load balancer to notice. */
  DRAIN_SECONDS: z.coerce.number<string>().min(0).max(60).default(0),
});

const environmentSchema = settings
  .refine(
    ({ REVALIDATE_URL, REVALIDATE_SECRET }) => REVALIDATE_URL.length === 0 || REVALIDATE_SECRET !== undefined,
    { path: ["REVALIDATE_SECRET"], error: "needed with REVALIDATE_URL" },
  )
  .refine(({ EDGE_CONFIG_ID, VERCEL_TOKEN }) => !EDGE_CONFIG_ID || VERCEL_TOKEN !== undefined, {
    path: ["VERCEL_TOKEN"],
    error: "needed with EDGE_CONFIG_ID",
  })
  .refine(({ ERROR_REPORT_URL, SENTRY_DSN }) => !ERROR_REPORT_URL || !SENTRY_DSN, {
    path: ["SENTRY_DSN"],
    error: "not together with ERROR_REPORT_URL",
  })
  .refine(({ VERCEL_PROJECT_ID, VERCEL_TOKEN }) => !VERCEL_PROJECT_ID || VERCEL_TOKEN !== undefined, {
    path: ["VERCEL_TOKEN"],
    error: "needed with VERCEL_PROJECT_ID",
  })
  .refine(({ ACME_DIRECTORY, CREDENTIALS_KEYS }) => !ACME_DIRECTORY || CREDENTIALS_KEYS.length > 0, {
    path: ["CREDENTIALS_KEYS"],
    error: "needed with ACME_DIRECTORY",
  });

export const SETTING_NAMES = Object.keys(settings.shape);

export type Environment = z.infer<typeof environmentSchema>;

/** The message names each invalid setting and why. */
export class EnvironmentError extends Error {}

/** Validated settings with their defaults. Empty variables count as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(set);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new EnvironmentError(`Bad setting: ${reasons.join("; ")}`);
}

/** Throws EnvironmentError for development providers in production: they reveal codes and accept any identity. */
export function refuseDevelopmentProviders(
  environment: Pick<
    Environment,
    "NODE_ENV" | "ALLOW_DEVELOPMENT_PROVIDERS" | "SMS_PROVIDER" | "MAIL_PROVIDER" | "IDENTITY_PROVIDER"
  >,
): void {
  if (environment.NODE_ENV !== "production" || environment.ALLOW_DEVELOPMENT_PROVIDERS) return;
  const providers = (["SMS_PROVIDER", "MAIL_PROVIDER", "IDENTITY_PROVIDER"] as const).filter(
    (name) => environment[name] === "development",
  );
  if (providers.length === 0) return;
  throw new EnvironmentError(
    `${providers.join(" and ")}: development is not for production. Name a real one (webhook), or set ALLOW_DEVELOPMENT_PROVIDERS=1 for a demo.`,
  );
}
