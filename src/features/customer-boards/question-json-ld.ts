import { postPath } from "@/blocks/boards/post-path";
import type { CustomerPostDetail } from "@/contract/api/customer-boards";
import type { Tenant } from "@/contract/tenant/tenant";
import { storefrontOrigin } from "@/tenancy/origin";

/** schema.org QAPage of a public post; the author is named as the page names them, masked. */
export function questionJsonLd(tenant: Tenant, post: CustomerPostDetail): object {
  const url = storefrontOrigin(tenant) + postPath(post);
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: post.title,
      text: post.content,
      url,
      datePublished: post.createdAt,
      author: { "@type": "Person", name: post.authorName },
      answerCount: post.answerHtml === null ? 0 : 1,
      acceptedAnswer:
        post.answerHtml === null
          ? undefined
          : {
              "@type": "Answer",
              text: post.answerHtml,
              url,
              datePublished: post.answeredAt ?? undefined,
              author: { "@type": "Organization", name: tenant.partnerInformation.displayName },
            },
    },
  };
}
