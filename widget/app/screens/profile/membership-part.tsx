import { useWords } from "../../data/use-words";
import { VerifyIdentity } from "../../identity/verify-identity";
import { SubHead } from "../../parts/sub-head";

/** What being a member brings a guest, and the way to be one. */
export function MembershipPart() {
  const { membership: words } = useWords().people;
  return (
    <section aria-labelledby="profile-membership">
      <SubHead id="profile-membership">{words.title}</SubHead>
      <p className="text-b5 text-ink-2">{words.description}</p>
      <ul className="mt-3 mb-5 border-line-strong border-t">
        {words.benefits.map((benefit) => (
          <li key={benefit} className="border-line border-b py-3 text-label2">
            {benefit}
          </li>
        ))}
      </ul>
      <VerifyIdentity look="line">{words.verify}</VerifyIdentity>
    </section>
  );
}
