import { Suspense } from "react";
import { cachedCall } from "@/api/server-api";
import { askClinic } from "@/blocks/aside/ask-clinic";
import { WithAside } from "@/blocks/aside/with-aside";
import { boardPath, writePath } from "@/blocks/boards/post-path";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { pageTitle } from "@/blocks/page-title/page-title";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { Term } from "@/contract/api/partner-and-terms";
import type { Tenant } from "@/contract/tenant/tenant";
import { postFormLabels } from "@/labels/customer-boards";
import { loadTenant } from "@/tenancy/load-tenant";
import { Skeleton } from "@/ui/skeleton";
import type { TermWithText } from "./board-form";
import { loadCustomerBoard } from "./load-posts";
import { WriteScreen } from "./write-screen";

interface WritePageProps {
  partner: string;
  boardTypeId: string;
}

/** The form of a board, with the terms that writing on it asks agreement to. */
export async function WritePage({ partner, boardTypeId }: WritePageProps) {
  const tenant = await loadTenant(partner);
  const board = await loadCustomerBoard(tenant, boardTypeId);
  const terms = await Promise.all(board.terms.map((term) => withText(tenant, term)));
  const boardTitle = pageTitle(tenant, boardPath(board.id), board.title);
  const title = postFormLabels.writeTitle(boardTitle);
  const { partnerTel, partnerPhone } = tenant.partnerInformation;
  const phone = partnerTel ?? partnerPhone;
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { title: boardTitle, path: boardPath(board.id) },
          { title, path: writePath(board.id) },
        ]}
      />
      <WithAside aside={askClinic(tenant)}>
        {/* As high as a window: what follows the form stays below it, and is not seen to move. */}
        <div className="min-h-dvh">
          <Suspense fallback={<Waiting title={title} />}>
            <WriteScreen
              title={title}
              board={{ boardTypeId: board.id, categories: board.categories, terms }}
            />
          </Suspense>
        </div>
      </WithAside>
      <noscript>
        <p className="mt-6">{postFormLabels.noScript}</p>
        {phone && <p className="mt-2">{postFormLabels.noScriptCall(phone)}</p>}
      </noscript>
    </div>
  );
}

function Waiting({ title }: { title: string }) {
  return (
    <>
      <h1 className="mt-4 text-h1">{title}</h1>
      <div className="mt-8 grid max-w-prose gap-8">
        <Skeleton className="h-13" />
        <Skeleton className="h-52" />
        <Skeleton className="h-13" />
      </div>
    </>
  );
}

async function withText(tenant: Tenant, term: Term): Promise<TermWithText> {
  const { row } = await cachedCall(tenant, "terms", "GET /terms/:id/terms-histories/current", {
    params: { id: term.id },
  });
  return { ...term, text: <SafeHtml html={row.contentHtml} /> };
}
