/** The demo clinics as tenants/ has them. */
export const LUMIERE = {
  host: "lumiere.localhost",
  aliases: ["www.lumiere.localhost", "lumiere-clinic.example", "xn--2s2b2jl8d96p.xn--3e0b707e"],
  name: "루미에르",
} as const;
export const HANEUL = { host: "haneul.localhost", aliases: ["haneul-ps.example"], name: "하늘빛" } as const;
export const ONYU = { host: "onyu.localhost", name: "온유" } as const;
