import { SiteLink } from "@/blocks/link/site-link";
import type { BeforeAfter } from "@/contract/api/results";
import { memberResultsLabels as words } from "@/labels/home";
import { PlainPicture } from "@/ui/plain-picture";

/** The same place before and after, with the treatment and the time between. */
export function BeforeAfterCard({ result }: { result: BeforeAfter }) {
  const { title, category, elapsed, product, employee } = result;
  return (
    <article>
      <div className="grid grid-cols-2 gap-px overflow-hidden rounded-pic">
        <Side src={result.beforeImageUrl} label={words.before} title={title} />
        <Side src={result.afterImageUrl} label={elapsed || words.after} title={title} />
      </div>
      <h3 className="mt-3.5 text-h5">{title}</h3>
      <p className="text-b5 text-ink-2">
        {[category, employee && `${employee.name} ${employee.position}`].filter(Boolean).join(" · ")}
      </p>
      {product && (
        <SiteLink
          href={`/products/${product.id}`}
          className="touch-44 relative text-accent-ink text-b5 underline-offset-4 hover:underline"
        >
          {product.name}
        </SiteLink>
      )}
    </article>
  );
}

function Side({ src, label, title }: { src: string; label: string; title: string }) {
  return (
    <figure>
      <PlainPicture src={src} alt={`${title}, ${label}`} ratio="aspect-[4/5]" radius="rounded-none" />
      <figcaption className="bg-ground-2 px-3 py-2 text-center text-b6 text-ink-2">{label}</figcaption>
    </figure>
  );
}
