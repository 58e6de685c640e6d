import { describe, expect, it, vi } from "vitest";
import { createHostDirectory, type HostSource, type PartnerGate } from "./host-directory";
import { NO_TOOLS } from "./page-tools";
import { resolveHost } from "./resolve-host";

const HOSTS = {
  "lumiere.localhost": "lumiere",
  "www.lumiere.localhost": "lumiere",
  "soon.localhost": "soon",
  "haneul.localhost": "haneul",
  "moved.localhost": "moved",
  "moved.kr": "moved",
};
const GATES: Record<string, PartnerGate> = {
  lumiere: { primaryHost: "lumiere.localhost", deployStatus: "deployed", tools: NO_TOOLS },
  haneul: { primaryHost: "haneul.localhost", deployStatus: "deployed", tools: NO_TOOLS },
  moved: { primaryHost: "moved.kr", deployStatus: "deployed", tools: NO_TOOLS },
  soon: { primaryHost: "soon.localhost", deployStatus: "preparing", tools: NO_TOOLS },
};
const tenant = (partnerId: string, rest = {}) => ({
  kind: "tenant",
  partnerId,
  deployStatus: "deployed",
  tools: NO_TOOLS,
  ...rest,
});

function setUp() {
  let time = 0;
  const background: Promise<unknown>[] = [];
  const source = {
    readHosts: vi.fn<HostSource["readHosts"]>(async () => HOSTS),
    askHost: vi.fn<HostSource["askHost"]>(async () => null),
    readGate: vi.fn<HostSource["readGate"]>(async (id) => GATES[id] ?? null),
  };
  const directory = createHostDirectory(source, {
    now: () => time,
    inBackground: (work) => background.push(work),
  });
  return {
    source,
    directory,
    resolve: (host: string) => resolveHost(host, "localhost", directory),
    pass: (ms: number) => {
      time += ms;
    },
    settle: () => Promise.all(background),
  };
}

describe("resolveHost", () => {
  it("leads nobody from this machine to a domain elsewhere, on a local platform alone", async () => {
    const directory = createHostDirectory(
      {
        readHosts: async () => HOSTS,
        askHost: async () => null,
        readGate: async (id) => GATES[id] ?? null,
      },
      { now: () => 0, inBackground: () => {} },
    );
    expect(await resolveHost("moved.localhost", "localhost", directory)).toEqual(tenant("moved"));
    expect(await resolveHost("moved.kr", "localhost", directory)).toEqual(tenant("moved"));
    const elsewhere = await resolveHost("moved.localhost", "clinics.kr", directory);
    expect(elsewhere).toEqual({ kind: "redirect", host: "moved.kr" });
  });

  it.each([
    ["lumiere.localhost", tenant("lumiere")],
    ["haneul.localhost", tenant("haneul")],
    ["www.lumiere.localhost", { kind: "redirect", host: "lumiere.localhost" }],
    ["soon.localhost", tenant("soon", { deployStatus: "preparing" })],
    ["localhost", { kind: "platform" }],
    ["lumiere.preview.localhost", { kind: "preview", partnerId: "lumiere" }],
    ["nobody.preview.localhost", { kind: "preview", partnerId: "nobody" }],
  ])("resolves %s", async (host, decision) => {
    expect(await setUp().resolve(host)).toEqual(decision);
  });

  it.each([
    ["nobody.localhost"],
    ["xlumiere.localhost"],
    ["lumiere.localhost.evil.example"],
    ["evil.example"],
    ["sub.lumiere.localhost"],
    ["lumiere"],
    ["lumiere.preview.evil.example"],
    ["x.lumiere.preview.localhost"],
    ["preview.localhost"],
    ["constructor"],
    ["__proto__"],
    ["tostring"],
  ])("does not know %s", async (host) => {
    expect(await setUp().resolve(host)).toEqual({ kind: "unknown" });
  });
});

describe("the directory behind it", () => {
  it("asks the sources once while what it knows is fresh", async () => {
    const { source, resolve, pass } = setUp();
    await resolve("lumiere.localhost");
    pass(4999);
    await resolve("lumiere.localhost");
    expect(source.readHosts).toHaveBeenCalledTimes(1);
    expect(source.readGate).toHaveBeenCalledTimes(1);
  });

  it("shows a new domain after a look in the background", async () => {
    const { source, resolve, pass, settle } = setUp();
    await resolve("lumiere.localhost");
    source.readHosts.mockResolvedValue({ ...HOSTS, "new.localhost": "lumiere" });
    pass(5000);
    await resolve("lumiere.localhost");
    await settle();
    expect(await resolve("new.localhost")).toEqual({ kind: "redirect", host: "lumiere.localhost" });
  });

  it("keeps what it knows through an outage", async () => {
    const { source, resolve, pass, settle } = setUp();
    await resolve("lumiere.localhost");
    for (const read of Object.values(source)) read.mockRejectedValue(new Error("down"));
    for (let hour = 0; hour < 3; hour++) {
      pass(3_600_000);
      expect(await resolve("lumiere.localhost")).toEqual(tenant("lumiere"));
      await settle();
    }
    expect(await resolve("nobody.localhost")).toEqual({ kind: "unknown" });
  });

  it("asks the backend while Edge Config is out of reach", async () => {
    const { source, resolve } = setUp();
    source.readHosts.mockRejectedValue(new Error("down"));
    source.askHost.mockResolvedValue("lumiere");
    expect(await resolve("lumiere.localhost")).toEqual(tenant("lumiere"));
  });

  it("does not call a host unknown when nobody can say", async () => {
    const { source, resolve } = setUp();
    source.readHosts.mockRejectedValue(new Error("down"));
    source.askHost.mockRejectedValue(new Error("down"));
    expect(await resolve("lumiere.localhost")).toEqual({ kind: "unavailable" });
  });

  it("knows a published partner's new state once it has read it again", async () => {
    const { source, directory, resolve } = setUp();
    await resolve("lumiere.localhost");
    await resolve("haneul.localhost");
    source.readHosts.mockResolvedValue({ ...HOSTS, "new.localhost": "soon" });
    source.readGate.mockResolvedValue({
      primaryHost: "lumiere.localhost",
      deployStatus: "closed",
      tools: NO_TOOLS,
    });
    await directory.revalidate(["lumiere", "nobody"]);
    expect(await resolve("lumiere.localhost")).toEqual(tenant("lumiere", { deployStatus: "closed" }));
    expect(await resolve("haneul.localhost")).toEqual(tenant("haneul"));
    expect(await directory.findPartner("new.localhost")).toBe("soon");
  });

  it("takes nothing for new that it began to read before the partner was published", async () => {
    const { source, directory, resolve, pass, settle } = setUp();
    await resolve("lumiere.localhost");
    let answer = (_: PartnerGate | null) => {};
    source.readGate.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    pass(5000);
    await resolve("lumiere.localhost");
    const closed = { primaryHost: "lumiere.localhost", deployStatus: "closed", tools: NO_TOOLS } as const;
    source.readGate.mockResolvedValue(closed);
    await directory.revalidate(["lumiere"]);
    expect(await resolve("lumiere.localhost")).toMatchObject({ deployStatus: "closed" });
    answer(GATES.lumiere ?? null);
    await settle();
    expect(await resolve("lumiere.localhost")).toMatchObject({ deployStatus: "closed" });
  });

  it("shows a published partner as it was where it cannot be read", async () => {
    const { source, directory, resolve } = setUp();
    await resolve("lumiere.localhost");
    for (const read of Object.values(source)) read.mockRejectedValue(new Error("down"));
    await directory.revalidate(["lumiere"]);
    expect(await resolve("lumiere.localhost")).toEqual(tenant("lumiere"));
  });

  it("remembers an unknown host for a short time only", async () => {
    const { source, resolve, pass } = setUp();
    await resolve("late.localhost");
    await resolve("late.localhost");
    expect(source.askHost).toHaveBeenCalledTimes(1);
    source.askHost.mockResolvedValue("haneul");
    pass(5000);
    expect(await resolve("late.localhost")).toEqual({ kind: "redirect", host: "haneul.localhost" });
  });
});
