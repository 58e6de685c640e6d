import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { EndpointSchemas } from "@/contract/api/endpoint";
import { IDEMPOTENCY_KEY_HEADER } from "@/contract/api/error";
import { studioBlocksContract } from "@/contract/studio/blocks";
import { studioContentContract } from "@/contract/studio/content";
import { studioCustomersContract } from "@/contract/studio/customers";
import { studioDeskContract } from "@/contract/studio/desk";
import { studioDomainsContract } from "@/contract/studio/domains";
import { studioFiguresContract } from "@/contract/studio/figures";
import { studioMediaContract } from "@/contract/studio/media";
import { studioMessagesContract } from "@/contract/studio/messages";
import { studioOffersContract } from "@/contract/studio/offers";
import { studioPasskeysContract } from "@/contract/studio/passkeys";
import { studioPeopleContract } from "@/contract/studio/people";
import { studioPlatformContract } from "@/contract/studio/platform";
import { studioPostsContract } from "@/contract/studio/posts";
import { studioPreviewContract } from "@/contract/studio/preview";
import { studioScheduleContract } from "@/contract/studio/schedule";
import { studioStaffContract } from "@/contract/studio/staff";
import { contentHandlers } from "../../content/handlers";
import { mediaHandlers } from "../../content/media/handlers";
import { previewHandlers } from "../../content/preview-handlers";
import { blockHandlers } from "../../desk/block-handlers";
import { customerHandlers } from "../../desk/customer-handlers";
import { domainHandlers } from "../../desk/domain-handlers";
import { figureHandlers } from "../../desk/figure-handlers";
import { deskHandlers } from "../../desk/handlers";
import { messageHandlers } from "../../desk/message-handlers";
import { offerHandlers } from "../../desk/offer-handlers";
import { passkeyHandlers } from "../../desk/passkey-handlers";
import { peopleHandlers } from "../../desk/people-handlers";
import { postHandlers } from "../../desk/post-handlers";
import { scheduleHandlers } from "../../desk/schedule-handlers";
import { staffHandlers } from "../../desk/staff-handlers";
import { ApiError, notFound } from "../../lib/errors";
import { platformHandlers } from "../../platform/handlers";
import { finishPublishing } from "../../publishing/finish-publishing";
import { actingName, findActor } from "../../staff/accounts";
import { type PersonCall, requireSession } from "../../staff/person-call";
import { findSession, type StaffSession } from "../../staff/sessions";
import { StudioCall } from "../../staff/studio-call";
import { bindContract } from "../request/bind-contract";
import { whereFrom } from "../request/open-call";
import type { Variables } from "../request/request-log";
import type { Services } from "../request/services";
import { streamChanges } from "./studio-events";
import { studioMediaRoutes } from "./studio-media";

type StudioContext = Context<{ Variables: Variables }>;
type AnyHandler = (request: object) => Promise<unknown>;

const SESSION_SECONDS = 12 * 3600;

/** `/studio/*`: the calls of people, those within a clinic, and the stream of a clinic's changes. */
export function studioRoutes(services: Services): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>();
  const { origin } = new URL(services.environment.STUDIO_URL);
  app.use("/studio/*", async (c, next) => {
    // Against other sites, besides the cookie's SameSite.
    if (c.req.method !== "GET" && c.req.header("origin") !== origin)
      throw new ApiError(403, "wrong-origin", "스튜디오 밖에서 온 요청은 받지 않습니다.");
    await next();
  });
  app.get("/studio/:clinic/events", async (c) => {
    const call = await openStudioCall(services, c);
    call.require("see-diary");
    const { tenant, staff } = call;
    const isAllowed = async () => {
      const session = await findStaffSession(services, c, services.now());
      return (
        session?.lockedAt === null &&
        (await findActor(services.db, tenant.id, staff.id, services.now())) !== null
      );
    };
    return streamChanges(c, services.feed, { partnerId: tenant.id, isAllowed });
  });
  app.route(
    "/",
    studioMediaRoutes((c) => openStudioCall(services, c)),
  );
  const bind = (
    contract: Record<string, EndpointSchemas>,
    handlers: object,
    open: typeof openPersonCall | typeof openStudioCall,
  ) =>
    bindContract(contract, async (c, { key, readRequest }) => {
      const call = await open(services, c);
      // The table loses the relation between a key and its schemas.
      const handle = (handlers as Record<string, AnyHandler>)[key] as AnyHandler;
      return handle({ ...(await readRequest()), call });
    });
  app.route(
    "/",
    bind(
      { ...studioPeopleContract, ...studioPasskeysContract },
      { ...peopleHandlers, ...passkeyHandlers },
      openPersonCall,
    ),
  );
  app.route("/", bind(studioPlatformContract, platformHandlers, openSignedInCall));
  app.route(
    "/",
    bind(
      {
        ...studioDeskContract,
        ...studioBlocksContract,
        ...studioOffersContract,
        ...studioCustomersContract,
        ...studioPostsContract,
        ...studioFiguresContract,
        ...studioScheduleContract,
        ...studioStaffContract,
        ...studioMessagesContract,
        ...studioMediaContract,
        ...studioPreviewContract,
        ...studioDomainsContract,
      },
      {
        ...{ ...deskHandlers, ...blockHandlers, ...offerHandlers },
        ...{ ...customerHandlers, ...postHandlers, ...figureHandlers, ...scheduleHandlers },
        ...{ ...staffHandlers, ...messageHandlers, ...mediaHandlers, ...previewHandlers },
        ...domainHandlers(services.tenancy),
      },
      openStudioCall,
    ),
  );
  app.route("/", bind(studioContentContract, withFollowUp(services), openStudioCall));
  return app;
}

/** Edge Config and pages follow a published configuration at once, and no request waits for them. */
function withFollowUp(services: Services): typeof contentHandlers {
  const { tenants, tenancy, log } = services;
  const followUp = () => {
    tenants.clear();
    finishPublishing(tenancy).catch((error: unknown) =>
      log.error({ err: error }, "publishing was not finished"),
    );
  };
  const publishing = ["POST /studio/:clinic/publishes", "POST /studio/:clinic/publishes/:id/undo"] as const;
  const followed = publishing.map((key) => {
    const handle = contentHandlers[key] as AnyHandler;
    return [key, (request: object) => handle(request).finally(followUp)];
  });
  return { ...contentHandlers, ...Object.fromEntries(followed) };
}

/** A call within a clinic: a 401 without a session, a 404 for a clinic where the account does not work. */
async function openStudioCall(services: Services, c: StudioContext): Promise<StudioCall> {
  const session = requireSession({ session: await findStaffSession(services, c, services.now()) });
  const partnerId = c.req.param("clinic") ?? "";
  const actor = await findActor(services.db, partnerId, session.staff.id, services.now());
  const tenant = actor && (await services.tenants.byId(partnerId));
  if (!tenant) throw notFound();
  c.set("partnerId", partnerId);
  const { id, name } = session.staff;
  return new StudioCall(services, {
    tenant,
    staff: { id, name: actingName(name, actor.visitEndsAt !== null) },
    actor,
    passkeyAt: session.passkeyAt,
    idempotencyKey: c.req.header(IDEMPOTENCY_KEY_HEADER),
    log: c.get("log"),
  });
}

/** A call of a person who is in: a 401 or 423 before the body is read. */
async function openSignedInCall(services: Services, c: StudioContext): Promise<PersonCall> {
  const call = await openPersonCall(services, c);
  requireSession(call);
  return call;
}

async function openPersonCall(services: Services, c: StudioContext): Promise<PersonCall> {
  const now = services.now();
  const { name, options } = cookieOf(services);
  return {
    services,
    findTenant: (id) => services.tenants.byId(id),
    studioOrigin: new URL(services.environment.STUDIO_URL).origin,
    now,
    ...whereFrom(services, c),
    userAgent: c.req.header("user-agent") ?? "",
    session: await findStaffSession(services, c, now),
    log: c.get("log"),
    keepSession: (token) => {
      if (token) setCookie(c, name, token, { ...options, maxAge: SESSION_SECONDS });
      else deleteCookie(c, name, options);
    },
  };
}

const findStaffSession = (services: Services, c: Context, now: Date): Promise<StaffSession | null> =>
  findSession(services.db, getCookie(c, cookieOf(services).name), now);

/** On plain http, which is one's own machine, a browser takes neither the prefix nor Secure. */
function cookieOf({ environment }: Services) {
  const isSecure = environment.STUDIO_URL.startsWith("https:");
  return {
    name: isSecure ? "__Host-studio" : "studio",
    options: { path: "/", httpOnly: true, secure: isSecure, sameSite: "Strict" } as const,
  };
}
