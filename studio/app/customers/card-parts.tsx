import { Link } from "wouter";
import type { CustomerCard } from "@/contract/studio/customers";
import { History } from "../reservation/history";
import { useClinic } from "../session/use-account";
import { fullDate, shortDate, shortMoment, visitPath } from "./dates";
import { customerLabels } from "./labels";

interface PartProps {
  card: CustomerCard;
  now: Date;
}

/** What somebody agreed to, in which version and when. */
export function Consents({ card }: { card: CustomerCard }) {
  return (
    <section className="sec">
      <h3 className="t3">{customerLabels.consents}</h3>
      {card.consents.length === 0 && <p className="t4 soft">{customerLabels.noConsents}</p>}
      <dl className="dl cu-terms">
        {card.consents.map(({ title, version, agreedAt }) => (
          <div key={`${title} ${version}`}>
            <dt>
              {title} <span className="n">{version}</span>
            </dt>
            <dd>{customerLabels.agreed(fullDate(agreedAt))}</dd>
          </div>
        ))}
        <div>
          <dt>{customerLabels.marketing}</dt>
          <dd>{marketingText(card)}</dd>
        </div>
      </dl>
    </section>
  );
}

function marketingText({ isMarketingReceivable, marketingChangedAt }: CustomerCard): string {
  if (!marketingChangedAt) return customerLabels.marketingNone;
  const day = fullDate(marketingChangedAt);
  return isMarketingReceivable ? customerLabels.marketingAgreed(day) : customerLabels.marketingRefused(day);
}

/** What somebody wrote on the clinic's boards. */
export const Posts = ({ card, now }: PartProps) => (
  <section className="sec">
    <h3 className="t3">{customerLabels.posts}</h3>
    {card.posts.length === 0 && <p className="t4 soft">{customerLabels.noPosts}</p>}
    <ul className="cu-posts">
      {card.posts.map((post) => (
        <li key={post.id}>
          <time className="n mute" dateTime={post.createdAt}>
            {shortDate(post.createdAt, now)}
          </time>
          <span>
            {post.title} <small className="mute">{post.board}</small>{" "}
            {post.isPrivate && <span className="tag">{customerLabels.private}</span>}
          </span>
          <span className={post.isAnswered ? "tag ok" : "tag warn"}>
            {post.isAnswered ? customerLabels.answered : customerLabels.open}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

/** Who changed what of the customer and their reservations; each reservation leads to its day. */
export function Changes({ card, now }: PartProps) {
  const clinic = useClinic();
  const nameOf = (employeeId: number) => card.doctors.find(({ id }) => id === employeeId)?.name ?? "";
  const about = new Map(card.changes.map(({ id, reservationId }) => [id, reservationId]));
  function aboutOf(entryId: number) {
    const visit = card.reservations.find(({ id }) => id === about.get(entryId));
    return (
      visit && (
        <Link className="cu-about" href={visitPath(clinic.id, visit)}>
          {shortMoment(visit.startAt, now)} {visit.detail}
        </Link>
      )
    );
  }
  return (
    <section className="sec">
      <h3 className="t3">{customerLabels.changes}</h3>
      {card.changes.length === 0 && <p className="t4 soft">{customerLabels.noChanges}</p>}
      <History entries={card.changes} now={now} nameOf={nameOf} aboutOf={aboutOf} />
    </section>
  );
}
