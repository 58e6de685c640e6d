import type { ResultCounts } from "@/blocks/members/count-results";
import { MembershipButton } from "@/blocks/members/membership-button";
import { membershipLabels } from "@/labels/membership";
import { productLabels } from "@/labels/products";
import { resultsLabels } from "@/labels/results";
import { MemberPart } from "./member-part";

interface MemberSectionsProps {
  productId: number;
  counts: ResultCounts;
}

/** Before/after pictures and reviews of a product: for everybody how many there are, for members what they are. */
export function MemberSections({ productId, counts: { beforeAfters, reviews } }: MemberSectionsProps) {
  return (
    <>
      {beforeAfters > 0 && (
        <section id="results" className="scroll-mt-28">
          <Title count={beforeAfters}>{productLabels.results}</Title>
          <MemberPart part="beforeAfters" productId={productId}>
            <Gate title={resultsLabels.membersOnly(beforeAfters, resultsLabels.beforeAfters)} />
          </MemberPart>
        </section>
      )}
      {reviews > 0 && (
        <section id="reviews" className="scroll-mt-28">
          <Title count={reviews}>{productLabels.reviews}</Title>
          <MemberPart part="reviews" productId={productId}>
            <Gate title={resultsLabels.membersOnly(reviews, resultsLabels.reviews)} />
          </MemberPart>
        </section>
      )}
    </>
  );
}

function Title({ count, children }: { count: number; children: string }) {
  return (
    <h2 className="mb-4 text-h3">
      {children} <span className="font-normal text-b3 text-ink-3 tabular-nums">{count}</span>
    </h2>
  );
}

function Gate({ title }: { title: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-m bg-ground-2 px-5 py-6">
      <div className="min-w-0 max-w-[30em]">
        <p className="text-h5">{title}</p>
        <p className="mt-1 text-b5 text-ink-2">{resultsLabels.law}</p>
      </div>
      <MembershipButton>{membershipLabels.signIn}</MembershipButton>
    </div>
  );
}
