import { lazy, type ReactNode, useState } from "react";
import { Link, Redirect, Route, Switch } from "wouter";
import { can } from "@/contract/studio/roles";
import { DayPage } from "./day/day-page";
import { ClinicFrame } from "./frame/clinic-frame";
import { ScreenBoundary } from "./frame/screen-boundary";
import { type Screen, screensOf } from "./frame/screens";
import { KeyListPlace } from "./keys/key-list-place";
import { useKeys } from "./keys/use-keys";
import { labels } from "./labels";
import { Lockable } from "./lock/lockable";
import { NewDialog } from "./new/new-dialog";
import { RequestsPage } from "./requests/requests-page";
import { ChoosePage } from "./session/choose-page";
import { ConfirmPlace } from "./session/confirm-dialog";
import { Door } from "./session/door";
import { InvitePage } from "./session/invite-page";
import { SignInPage } from "./session/sign-in-page";
import { ClinicProvider, useAccount, useClinic } from "./session/use-account";
import { ToastPlace } from "./ui/toast";

const AccountPage = lazy(async () => ({ default: (await import("./session/account-page")).AccountPage }));
const CustomersPage = lazy(async () => ({
  default: (await import("./customers/customers-page")).CustomersPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import("./messages/messages-page")).MessagesPage,
}));
const FiguresPage = lazy(async () => ({ default: (await import("./figures/figures-page")).FiguresPage }));
const ContentPage = lazy(async () => ({ default: (await import("./content/content-page")).ContentPage }));
const PlatformPage = lazy(async () => ({
  default: (await import("./platform/platform-page")).PlatformPage,
}));
const PostsPage = lazy(async () => ({ default: (await import("./posts/posts-page")).PostsPage }));
const SettingsPage = lazy(async () => ({
  default: (await import("./settings/settings-page")).SettingsPage,
}));

/** The studio by its address: outside of any clinic, or `/<clinic>/…`. */
export function App() {
  return (
    <Lockable>
      <Switch>
        <Route path="/signin">
          <SignInPage />
        </Route>
        <Route path="/account">
          <ScreenBoundary>
            <AccountPage />
          </ScreenBoundary>
        </Route>
        <Route path="/platform/:clinic?">
          {({ clinic }) => (
            <ScreenBoundary>
              <PlatformPage chosen={clinic} />
            </ScreenBoundary>
          )}
        </Route>
        <Route path="/invite/:token">{({ token }) => <InvitePage token={token} />}</Route>
        <Route path="/">
          <ChoosePage />
        </Route>
        <Route path="/:clinic/*?">{({ clinic }) => <ClinicScreens id={clinic} key={clinic} />}</Route>
      </Switch>
      <ToastPlace />
      <ConfirmPlace />
    </Lockable>
  );
}

function ClinicScreens({ id }: { id: string }) {
  const account = useAccount();
  const [isAdding, setIsAdding] = useState(false);
  const clinic = account?.clinics.find((each) => each.id === id);
  const mayAdd = clinic !== undefined && can(clinic, "add-reservations");
  useKeys({ n: mayAdd ? () => setIsAdding(true) : undefined });
  if (!account) return <Door title={labels.loading} />;
  if (!clinic) return <Door title={labels.noClinic} />;
  return (
    <ClinicProvider value={clinic}>
      <ClinicFrame account={account} onAdd={() => setIsAdding(true)}>
        <ClinicRoutes />
      </ClinicFrame>
      {isAdding && <NewDialog onClose={() => setIsAdding(false)} />}
      <KeyListPlace />
    </ClinicProvider>
  );
}

function ClinicRoutes() {
  const clinic = useClinic();
  const screens = screensOf(clinic);
  const [first] = screens;
  if (!first) return <Door title={labels.nothingHere} />;
  return (
    <ScreenBoundary>
      <Switch>
        {screens.map((screen) => (
          <Route key={screen} path={`/${clinic.id}/${screen}/:chosen?`}>
            {({ chosen }) => pages[screen](chosen)}
          </Route>
        ))}
        {screens.includes("content") && (
          <Route path={`/${clinic.id}/content/:part/:chosen`}>
            {({ part, chosen }) => <ContentPage part={part} chosen={chosen} />}
          </Route>
        )}
        <Route path={`/${clinic.id}`}>
          <Redirect to={`/${clinic.id}/${first}`} replace />
        </Route>
        <Route>
          <Door title={labels.notFound}>
            <Link className="btn line h40" href={`/${clinic.id}`}>
              {labels.toStart}
            </Link>
          </Door>
        </Route>
      </Switch>
    </ScreenBoundary>
  );
}

const idOf = (chosen: string | undefined) => Number(chosen) || null;

const pages: Record<Screen, (chosen: string | undefined) => ReactNode> = {
  day: () => <DayPage />,
  requests: () => <RequestsPage />,
  customers: (chosen) => <CustomersPage chosen={idOf(chosen)} />,
  posts: (chosen) => <PostsPage chosen={idOf(chosen)} />,
  content: (part) => <ContentPage part={part} chosen={undefined} />,
  messages: () => <MessagesPage />,
  figures: () => <FiguresPage />,
  settings: (part) => <SettingsPage part={part} />,
};
