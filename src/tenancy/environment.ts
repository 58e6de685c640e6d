/** A setting that cannot be used, named so that an operator knows what to mend. */
class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const SECRET_LENGTH = 16;

/** Read when asked for, not when built: one build serves every deployment. Without zod, for the edge's sake. */
export const environment = {
  /** How this server reaches the backend. */
  get backendUrl() {
    return readOrigin("BACKEND_URL", "http://127.0.0.1:4000");
  },
  /** How browsers reach the backend and the widget. */
  get publicBackendUrl() {
    return readOrigin("PUBLIC_BACKEND_URL", "http://localhost:4000");
  },
  /** Edge Config's connection string. */
  get edgeConfig() {
    return process.env.EDGE_CONFIG || `${environment.backendUrl}/ecfg_local?token=dev`;
  },
  /** Where the platform's own page and `<id>.preview.…` live; empty turns both off. */
  get platformHost() {
    return process.env.PLATFORM_HOST ?? "localhost";
  },
  /** The port that `*.localhost` addresses carry: a proxy's, where there is one. */
  get publicPort() {
    return readPort("PUBLIC_PORT", environment.port);
  },
  /** The port that this server listens at. */
  get port() {
    return readPort("PORT", 3000);
  },
  /** Shared with the backend, which signs what it asks to be rendered again; none: pages live their 300 s. */
  get revalidateSecret() {
    return process.env.REVALIDATE_SECRET || null;
  },
  /** Shared with the backend; signs preview links. None: there are no previews. */
  get previewSecret() {
    return readSecret("PREVIEW_SECRET");
  },
  /** What the platform's team signs in with; none: the platform's page lists demo clinics, on this machine alone. */
  get platformToken() {
    return readSecret("PLATFORM_TOKEN");
  },
  /** How long browsers shall reach these hosts by https alone; 0, the default: http is served as well. */
  get strictTransportSeconds() {
    return readWhole("STRICT_TRANSPORT_SECONDS", 0);
  },
  /** Who hears of weaknesses, at /.well-known/security.txt; none: there is no such file. */
  get securityContact() {
    const contact = process.env.SECURITY_CONTACT || null;
    if (contact && !/^(https:\/\/|mailto:)[^\s]+$/.test(contact))
      throw new EnvironmentError(`SECURITY_CONTACT is no https or mailto address: ${contact}`);
    return contact;
  },
  /** The tag manager container of partners without their own; none: no tag manager. */
  get gtmId() {
    const id = process.env.GTM_ID || null;
    if (id && !/^GTM-[A-Z0-9]{4,12}$/.test(id))
      throw new EnvironmentError(`GTM_ID is not a container id: ${id}`);
    return id;
  },
};

function readOrigin(name: string, fallback: string): string {
  const text = process.env[name] || fallback;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new EnvironmentError(`${name} is not an http address: ${text}`);
  }
  return url.origin;
}

function readSecret(name: string): string | null {
  const secret = process.env[name] || null;
  if (secret && secret.length < SECRET_LENGTH)
    throw new EnvironmentError(`${name} is shorter than ${SECRET_LENGTH} characters`);
  return secret;
}

function readWhole(name: string, fallback: number): number {
  const number = Number(process.env[name] || fallback);
  if (!Number.isInteger(number) || number < 0)
    throw new EnvironmentError(`${name} is not a whole number: ${process.env[name]}`);
  return number;
}

function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new EnvironmentError(`${name} is not a port: ${process.env[name]}`);
  }
  return port;
}
