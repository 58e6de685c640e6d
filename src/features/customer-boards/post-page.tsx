import { askClinic } from "@/blocks/aside/ask-clinic";
import { WithAside } from "@/blocks/aside/with-aside";
import { Neighbours } from "@/blocks/boards/neighbours";
import { boardPath, postPath } from "@/blocks/boards/post-path";
import { Breadcrumbs } from "@/blocks/breadcrumbs/breadcrumbs";
import { JsonLd } from "@/blocks/json-ld/json-ld";
import { pageTitle } from "@/blocks/page-title/page-title";
import { SafeHtml } from "@/blocks/rich-content/safe-html";
import type { BoardType } from "@/contract/api/boards";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import type { Tenant } from "@/contract/tenant/tenant";
import { postLabels } from "@/labels/customer-boards";
import { environment } from "@/tenancy/environment";
import { loadTenant } from "@/tenancy/load-tenant";
import { BackToList } from "./back-to-list";
import { loadCustomerBoard, loadPost } from "./load-posts";
import { neighbourOf } from "./neighbour-of";
import { PostTools } from "./post-tools";
import { PostView } from "./post-view";
import { PrivatePost } from "./private-post";
import { questionJsonLd } from "./question-json-ld";

interface PostPageProps {
  partner: string;
  boardTypeId: string;
  id: string;
}

/** A post and the clinic's answer. Of a private one this page, which is kept, has nothing: it asks for the password. */
export async function PostPage({ partner, boardTypeId, id }: PostPageProps) {
  const tenant = await loadTenant(partner);
  const board = await loadCustomerBoard(tenant, boardTypeId);
  const shown = await loadPost(tenant, board.id, id);
  const listHref = boardPath(board.id);
  const isPublic = shown.kind === "public";
  const own = isPublic
    ? { title: shown.post.title, path: postPath(shown.post) }
    : { title: postLabels.private, path: postPath({ boardTypeId: board.id, id: shown.id }) };
  return (
    <div className="wrap">
      <BackToList href={listHref} />
      <Breadcrumbs crumbs={[{ title: pageTitle(tenant, listHref, board.title), path: listHref }, own]} />
      <WithAside aside={askClinic(tenant)}>
        {isPublic ? (
          <PublicPost tenant={tenant} board={board} post={shown.post} />
        ) : (
          <PrivatePost boardTypeId={board.id} id={shown.id} clinic={tenant.partnerInformation.displayName} />
        )}
      </WithAside>
    </div>
  );
}

function PublicPost({ tenant, board, post }: { tenant: Tenant; board: BoardType; post: CustomerPostDetail }) {
  return (
    <>
      <JsonLd data={questionJsonLd(tenant, post)} />
      <PostView
        post={post}
        clinic={tenant.partnerInformation.displayName}
        backendUrl={environment.publicBackendUrl}
        answer={post.answerHtml === null ? null : <SafeHtml html={post.answerHtml} />}
        tools={<PostTools boardTypeId={board.id} id={post.id} />}
      />
      <Neighbours
        previous={neighbourOf(post.previous)}
        next={neighbourOf(post.next)}
        listHref={boardPath(board.id)}
      />
    </>
  );
}
