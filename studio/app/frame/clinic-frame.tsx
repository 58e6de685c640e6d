import CalendarDaysIcon from "@lucide/icons/icons/calendar-days";
import ChartIcon from "@lucide/icons/icons/chart-no-axes-column";
import InboxIcon from "@lucide/icons/icons/inbox";
import LayersIcon from "@lucide/icons/icons/layers";
import LogOutIcon from "@lucide/icons/icons/log-out";
import MessageSquareIcon from "@lucide/icons/icons/message-square";
import PlusIcon from "@lucide/icons/icons/plus";
import SendIcon from "@lucide/icons/icons/send";
import SettingsIcon from "@lucide/icons/icons/settings";
import UsersIcon from "@lucide/icons/icons/users";
import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { Link, useLocation } from "wouter";
import type { StaffAccount } from "@/contract/studio/people";
import { can, STAFF_ROLE_NAMES } from "@/contract/studio/roles";
import { Icon } from "@/ui/icon";
import { call } from "../api";
import { labels } from "../labels";
import { useUnanswered } from "../posts/use-posts";
import { useWaiting } from "../requests/use-requests";
import { useClinic } from "../session/use-account";
import { useNow } from "../use-now";
import { ClinicSwitch } from "./clinic-switch";
import { FindCustomers } from "./find-customers";
import { PhoneTabs } from "./phone-tabs";
import { type Screen, screensOf } from "./screens";
import { VisitStrip } from "./visit-strip";

const icons: Record<Screen, ComponentProps<typeof Icon>["of"]> = {
  day: CalendarDaysIcon,
  requests: InboxIcon,
  customers: UsersIcon,
  posts: MessageSquareIcon,
  content: LayersIcon,
  messages: SendIcon,
  figures: ChartIcon,
  settings: SettingsIcon,
};

interface ClinicFrameProps {
  account: StaffAccount;
  onAdd: () => void;
  children: ReactNode;
}

/** The bar above every screen of a clinic: which clinic, the role's own words, who is here. */
export function ClinicFrame({ account, onAdd, children }: ClinicFrameProps) {
  const clinic = useClinic();
  const [path, go] = useLocation();
  const client = useQueryClient();
  const waiting = useWaiting(useNow())?.length ?? clinic.waiting;
  const unanswered = useUnanswered();
  const mayAdd = can(clinic, "add-reservations");
  const words = screensOf(clinic).map((screen) => ({
    ...{ to: `/${clinic.id}/${screen}`, label: labels.nav[screen], icon: icons[screen] },
    isHere: path.startsWith(`/${clinic.id}/${screen}`),
    count: { requests: waiting, posts: unanswered }[screen as string] ?? 0,
  }));
  const links = words.map(({ to, label, icon, count, isHere }) => (
    <li key={to}>
      <Link href={to} aria-current={isHere ? "page" : undefined}>
        <Icon of={icon} size={20} className="phone" />
        {label}
        {count > 0 && <span className="s-count hot">{count}</span>}
      </Link>
    </li>
  ));
  async function signOut() {
    await call("POST /studio/sign-out", {});
    client.clear();
    go("/signin", { replace: true });
  }
  return (
    <>
      <a className="skip" href="#main">
        {labels.skip}
      </a>
      <header className="s-top" style={{ "--clinic": clinic.color } as CSSProperties}>
        <ClinicSwitch account={account} />
        <nav className="s-nav" aria-label={labels.mainMenu}>
          <ul>{links}</ul>
        </nav>
        <span className="end" />
        {can(clinic, "see-customers") && <FindCustomers />}
        {mayAdd && (
          <button type="button" className="btn line nw" onClick={onAdd}>
            <Icon of={PlusIcon} size={16} className="i" />
            {labels.add}
            <kbd aria-hidden>N</kbd>
          </button>
        )}
        <Link className="s-me" href="/account">
          <span className="s-face" aria-hidden>
            {account.name.slice(0, 1)}
          </span>
          <span>{labels.account(account.name, STAFF_ROLE_NAMES[clinic.role])}</span>
        </Link>
        <button type="button" className="btn bare sq" aria-label={labels.signOut} onClick={signOut}>
          <Icon of={LogOutIcon} size={16} className="i" />
        </button>
      </header>
      {clinic.visitEndsAt && <VisitStrip until={clinic.visitEndsAt} />}
      {children}
      <PhoneTabs links={links} current={words.findIndex(({ isHere }) => isHere)} />
    </>
  );
}
