import SearchIcon from "@lucide/icons/icons/search";
import { Link, useLocation } from "wouter";
import { Icon } from "@/ui/icon";
import { useKeys } from "../keys/use-keys";
import { labels } from "../labels";
import { useClinic } from "../session/use-account";

/** The way to the customers' search from any screen, which has a field of its own there. */
export function FindCustomers() {
  const clinic = useClinic();
  const [path, go] = useLocation();
  const to = `/${clinic.id}/customers`;
  const isThere = path.startsWith(to);
  useKeys({ "/": isThere ? undefined : () => go(to, { state: { isFinding: true } }) });
  if (isThere) return null;
  return (
    <Link className="s-find" href={to} state={{ isFinding: true }}>
      <Icon of={SearchIcon} size={16} className="i" />
      <span className="words">{labels.find}</span>
      <kbd aria-hidden>/</kbd>
    </Link>
  );
}
