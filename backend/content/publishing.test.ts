import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ContentBody } from "@/contract/content/bodies";
import { openContent, withPrice } from "../testing/content";
import { deskPerson, outcomeOf } from "../testing/desk";
import { engines } from "../testing/engines";
import { carryOutScheduled } from "./scheduled";

type Site = Awaited<ReturnType<typeof openContent>>;

describe.each(engines)("publishing content on $name", (engine) => {
  let site: Site;
  let clinic: Site["clinic"];
  let owner: Site["owner"];
  let editor: Site["editor"];
  let list: Site["list"];
  let first: Site["first"];
  let save: Site["save"];
  let publishAll: Site["publishAll"];
  let undo: Site["undo"];
  beforeAll(async () => {
    site = await openContent(engine);
    ({ clinic, owner, editor, list, first, save, publishAll, undo } = site);
  });
  afterEach(() => site.discardAll());
  afterAll(() => site.clinic.close());

  it("orders what stands in an order", async () => {
    const [order] = (await list("order")).filter(({ label }) => label === "product");
    if (!order) throw new Error("The order is missing");
    const { ids } = order.body as ContentBody<"order">;
    await save(order, { of: "product", ids: ids.toReversed() });
    const publish = await publishAll();
    expect((await list("product")).map(({ id }) => id)).toEqual(ids.toReversed());
    await undo(publish.id);
    expect((await list("product")).map(({ id }) => id)).toEqual(ids);
  });

  it("changes a part of the configuration as a version of the tenant", async () => {
    const information = await first("information");
    await save(information, { ...information.body, partnerTel: "02-555-0101", id: "beta" });
    await publishAll();
    clinic.tenants.clear();
    const tenant = await clinic.tenants.byId("alpha");
    expect(tenant?.partnerInformation).toMatchObject({ id: "alpha", partnerTel: "02-555-0101" });
  });

  it("opens and closes the site, for those who may publish prices", async () => {
    const [opening] = await list("opening");
    if (!opening) throw new Error("The site's state is missing");
    expect(opening.body).toEqual({ deployStatus: "deployed" });
    await save(opening, { deployStatus: "preparing" });
    expect(await outcomeOf(publishAll({}, editor))).toMatchObject({ status: 403 });
    const publish = await publishAll();
    clinic.tenants.clear();
    expect(await clinic.tenants.byId("alpha")).toMatchObject({ deployStatus: "preparing" });
    await undo(publish.id);
    clinic.tenants.clear();
    expect(await clinic.tenants.byId("alpha")).toMatchObject({ deployStatus: "deployed" });
  });

  it("waits for its time where it has one, and can be called off before", async () => {
    const notice = await first("notice");
    const dueAt = new Date(clinic.clock.now.getTime() + 3_600_000).toISOString();
    await save(notice, { ...notice.body, title: "내일의 안내" });
    const publish = await publishAll({ dueAt });
    expect(publish).toMatchObject({ state: "scheduled", dueAt });
    const [waiting] = await list("notice");
    const locked = await outcomeOf(save(waiting ?? notice, { ...notice.body, title: "다른 안내" }));
    expect(locked).toMatchObject({ status: 409, code: "content.scheduled" });
    await owner.call("DELETE /studio/:clinic/publishes/:id", { params: { id: publish.id } });
    await carryOutScheduled(clinic.services, "alpha", publish.id);
    expect((await first("notice")).live).toMatchObject({ title: (notice.body as { title: string }).title });
    const again = await publishAll({ dueAt });
    await carryOutScheduled(clinic.services, "alpha", again.id);
    expect((await first("notice")).live).toMatchObject({ title: "내일의 안내" });
  });

  it("says what was published since, before it takes that back as well", async () => {
    const notice = await first("notice");
    const titled = async (title: string) => {
      const [now] = await list("notice");
      await save(now ?? notice, { ...(now ?? notice).body, title });
      return publishAll();
    };
    const one = await titled("하나");
    await titled("둘");
    const refused = await outcomeOf(undo(one.id));
    expect(refused).toMatchObject({ status: 409, code: ["content.changed-since", "하나"] });
    expect((await first("notice")).live).toMatchObject({ title: "둘" });
    await undo(one.id, true);
    expect((await first("notice")).live).toMatchObject({ title: "내일의 안내" });
  });

  it("lets a role do what is its own", async () => {
    const product = await first("product");
    const event = await first("event");
    const reception = await deskPerson(clinic, { role: "reception" });
    expect(await outcomeOf(save(product, product.body, reception))).toMatchObject({ status: 403 });
    await save(product, withPrice(product.body, 123_000), editor);
    expect(await outcomeOf(publishAll({}, editor))).toMatchObject({ status: 403 });
    await site.discardAll();
    await save(product, { ...product.body, summary: "글만 바꿉니다" }, editor);
    expect(await outcomeOf(publishAll({}, editor))).toMatchObject({ status: 200 });
    await save(event, { ...event.body, title: "새 이벤트" }, editor);
    expect(await outcomeOf(publishAll({}, editor))).toMatchObject({ status: 403 });
    await publishAll();
    const [doctor, other] = await list("doctor");
    if (!doctor || !other) throw new Error("There are no two doctors");
    const self = await deskPerson(clinic, { role: "doctor", employeeId: doctor.id });
    expect(await outcomeOf(save(doctor, { ...doctor.body, specialty: "피부" }, self))).toMatchObject({
      status: 200,
    });
    expect(await outcomeOf(save(other, other.body, self))).toMatchObject({ status: 403 });
    expect(await outcomeOf(publishAll({}, self))).toMatchObject({ status: 403 });
  });
});
