import type { ReactNode } from "react";
import { labels } from "../labels";

/** A page outside of any clinic: signing in, an invitation. */
export function Door({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <main id="main" className="door">
      <div className="door-in">
        <p className="t2">{labels.product}</p>
        <div>
          <h1 className="t1">{title}</h1>
          {hint && <p className="t4 soft">{hint}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
