import "./platform.css";
import { notFound } from "next/navigation";
import { platformLabels } from "@/labels/platform";
import { environment } from "@/tenancy/environment";
import { isLocalHost } from "@/tenancy/hostname";
import { DemoPage } from "./demo-page";
import { isSignedIn } from "./platform-session";
import { TeamPage } from "./team-page";

export const platformMetadata = {
  title: platformLabels.title,
  robots: { index: false, follow: false },
  icons: { icon: "/platform/icon.svg" },
};

interface PlatformPageProps {
  query: Promise<Record<string, string | string[] | undefined>>;
}

/** For the platform's team, once a token is set; without one, the demo clinics, on one's own machine alone. */
export async function PlatformPage({ query }: PlatformPageProps) {
  if (!environment.platformToken) return isLocalHost(environment.platformHost) ? <DemoPage /> : notFound();
  const { failed, keyword, page } = await query;
  if (!(await isSignedIn())) return <SignInPage hasFailed={failed !== undefined} />;
  return <TeamPage keyword={textOf(keyword)} page={Math.max(1, Math.floor(Number(textOf(page)) || 1))} />;
}

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

const { signIn: words } = platformLabels;

function SignInPage({ hasFailed }: { hasFailed: boolean }) {
  return (
    <main className="pf pf-sign-in">
      <h1>{words.title}</h1>
      <form method="post" action="/sign-in">
        <label htmlFor="token">{words.token}</label>
        <input
          id="token"
          name="token"
          type="password"
          required
          autoComplete="current-password"
          aria-invalid={hasFailed || undefined}
          aria-describedby={hasFailed ? "failed" : undefined}
        />
        {hasFailed && (
          <p id="failed" role="alert">
            {words.failed}
          </p>
        )}
        <button type="submit">{words.submit}</button>
      </form>
    </main>
  );
}
