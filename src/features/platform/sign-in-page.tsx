import { platformLabels } from "@/labels/platform";

const { signIn: words } = platformLabels;

export function SignInPage({ hasFailed }: { hasFailed: boolean }) {
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
