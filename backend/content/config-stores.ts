import type { ContentBody } from "@/contract/content/bodies";
import { type ConfigKind, SINGLE_ID } from "@/contract/content/kinds";
import { type Tenant, tenantSchema } from "@/contract/tenant/tenant";
import { ApiError } from "../lib/errors";
import { storeTenant } from "../tenancy/store-tenant";
import { readWanted, requirePartner } from "../tenancy/versions";
import type { Site } from "./site";
import type { ContentStore } from "./store";

/** Where a part of the configuration stands in the tenant. */
interface Part<Kind extends ConfigKind> {
  read: (tenant: Tenant) => ContentBody<Kind>;
  change: (tenant: Tenant, body: ContentBody<Kind>) => Partial<Tenant>;
}

const PARTS: { [Kind in ConfigKind]: Part<Kind> } = {
  theme: { read: ({ theme }) => theme, change: (_, theme) => ({ theme }) },
  layout: { read: ({ layout }) => layout, change: (_, layout) => ({ layout }) },
  home: { read: ({ home }) => ({ blocks: home }), change: (_, { blocks }) => ({ home: blocks }) },
  information: {
    read: ({ partnerInformation }) => partnerInformation,
    // Reservation numbers and addresses are made of these two.
    change: ({ id, partnerInformation: { partnerCode } }, body) => ({
      partnerInformation: { ...body, id, partnerCode },
    }),
  },
  marketing: {
    read: ({ partnerMarketingInfo }) => partnerMarketingInfo,
    change: (_, partnerMarketingInfo) => ({ partnerMarketingInfo }),
  },
  homepageConfig: {
    read: ({ homepageConfig }) => homepageConfig,
    change: (_, homepageConfig) => ({ homepageConfig }),
  },
  messages: { read: ({ messages }) => messages, change: (_, messages) => ({ messages }) },
  opening: {
    read: ({ deployStatus }) => ({ deployStatus }),
    change: (_, { deployStatus }) => ({ deployStatus }),
  },
};

/** A tenant with one part of another content; a 422 where the whole is then none. */
export function withPart<Kind extends ConfigKind>(
  tenant: Tenant,
  kind: Kind,
  body: ContentBody<Kind>,
): Tenant {
  const parsed = tenantSchema.safeParse({ ...tenant, ...PARTS[kind].change(tenant, body) });
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new ApiError(422, ["content.invalid", ...reasons], "설정이 서로 맞지 않습니다.");
}

/** The last published configuration. */
const readTenant = async ({ db, partnerId }: Pick<Site, "db" | "partnerId">): Promise<Tenant> =>
  readWanted(db, await requirePartner(db, partnerId));

/** A part of the tenant's configuration; writing it makes a version of the tenant. */
export const configStore = <Kind extends ConfigKind>(kind: Kind): ContentStore<ContentBody<Kind>> => ({
  read: async (site) => [{ id: SINGLE_ID, body: PARTS[kind].read(await readTenant(site)) }],
  write: async (site, _, body) => {
    const { db, now, rules, actor } = site;
    const tenant = withPart(await readTenant(site), kind, body);
    await storeTenant(db, tenant, { now, rules, by: actor.name, kind: "studio" });
  },
  remove: () => {
    throw new ApiError(422, "content.not-removable", "이것은 지울 수 없습니다.");
  },
  nextId: async () => SINGLE_ID,
});
