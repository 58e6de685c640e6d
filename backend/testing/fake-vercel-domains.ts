export interface FakeDomain {
  /** As Vercel sees whose it is. */
  verified: boolean;
  misconfigured: boolean;
}

interface DomainCall {
  method: string;
  path: string;
  body: unknown;
}

interface DomainAnswer {
  status: number;
  body: object;
}

/** True for the calls about domains of the project prj_test. */
export const isDomainCall = (path: string): boolean =>
  /^\/v(6|9|10)\/(projects\/prj_test\/)?domains/.test(path);

/** What Vercel answers about a project's domains: one with `elsewhere` in its name is another account's. */
export function answerDomain(domains: Map<string, FakeDomain>, call: DomainCall): DomainAnswer {
  const { method, path, body } = call;
  const name = path.split("/domains/")[1]?.split("/")[0] ?? (body as { name: string }).name;
  if (path.endsWith("/config")) return { status: 200, body: configOf(domains.get(name)) };
  const isVerifying = path.endsWith("/verify");
  if (method === "POST" && !isVerifying)
    domains.set(name, { verified: !name.includes("elsewhere"), misconfigured: true });
  const known = domains.get(name);
  if (method === "DELETE") domains.delete(name);
  if (!known) return refusal(404, "not_found", "Not found");
  if (isVerifying && !known.verified) return refusal(400, "missing_txt_record", "There is no TXT record");
  return { status: 200, body: describeDomain(name, known) };
}

const configOf = (known: FakeDomain | undefined): object => ({
  misconfigured: known?.misconfigured ?? true,
  recommendedIPv4: [{ rank: 1, value: ["76.76.21.93"] }],
  recommendedCNAME: [{ rank: 1, value: "abc.vercel-dns-017.com." }],
});

function describeDomain(name: string, { verified }: FakeDomain): object {
  const verification = [{ type: "TXT", domain: `_vercel.${name}`, value: `vc-domain-verify=${name}` }];
  return { name, verified, ...(!verified && { verification }) };
}

export const refusal = (status: number, code: string, message: string): DomainAnswer => ({
  status,
  body: { error: { code, message } },
});
