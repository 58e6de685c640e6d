import { clinicWordsByKind, usualClinicWords } from "./clinic-words";
import { postFormLabels, postLabels } from "./customer-boards";
import { contactLabels, customerCenterLabels, faqLabels, noticePageLabels } from "./customer-center";
import { eventsLabels } from "./events";
import { defaultHomeLabels, memberResultsLabels } from "./home";
import { infoLabels } from "./info";
import { introduceLabels, scheduleLabels } from "./introduce";
import { landingLabels } from "./landing";
import { failedPageLabels } from "./layout/failed-page";
import { footerLabels } from "./layout/footer";
import { notFoundLabels } from "./layout/not-found";
import { partnerStatusLabels } from "./partner-status";
import { productListLabels } from "./product-list";
import { productLabels } from "./products";
import { searchPageLabels } from "./search";
import { exhibitionLabels } from "./stories";
import { termsLabels } from "./terms";
import { welcomeLabels } from "./welcome";

/**
 * What the storefront itself says in the display face, at clinics of every kind: `npm run fonts` notes the characters, and
 * a clinic with a serif has them in its own file (backend/publishing/fonts). A heading that is missing here is still
 * drawn, with a slice of 20 KiB and more.
 */
export function headingLabels(): string[] {
  const { ready, goodbye, thanks } = partnerStatusLabels;
  const kinds = [...clinicWordsByKind.map(([, words]) => words), usualClinicWords];
  return [
    ...kinds.flatMap((words) => [
      words.treatment,
      infoLabels.title(words),
      infoLabels.facts(words),
      productListLabels.pick(words),
      productListLabels.event(words),
      productLabels.afterCare(words),
      productLabels.related(words),
      exhibitionLabels.products(words),
    ]),
    ...Object.values(defaultHomeLabels),
    memberResultsLabels.membersOnly([memberResultsLabels.beforeAfters, memberResultsLabels.reviews]),
    infoLabels.hours,
    infoLabels.directions,
    infoLabels.charges,
    introduceLabels.introduceTitle(""),
    introduceLabels.more,
    introduceLabels.staff,
    introduceLabels.alongside(0),
    introduceLabels.space,
    scheduleLabels.title,
    scheduleLabels.weekTitle,
    scheduleLabels.month(0, 0),
    ...[0, 1, 2, 3, 4, 5, 6].map((weekday) => scheduleLabels.dayTitle(0, 0, weekday)),
    productListLabels.otherProducts,
    productLabels.recommendedFor,
    productLabels.steps,
    productLabels.caution,
    productLabels.results,
    productLabels.reviews,
    productLabels.comparison(""),
    eventsLabels.title,
    exhibitionLabels.title,
    noticePageLabels.title,
    customerCenterLabels.title,
    customerCenterLabels.boards,
    faqLabels.title,
    contactLabels.title,
    contactLabels.ways,
    contactLabels.phone,
    postLabels.privateTitle,
    postFormLabels.writeTitle(""),
    postFormLabels.editTitle,
    searchPageLabels.titleFor(""),
    footerLabels.termsOfService,
    footerLabels.privacyPolicy,
    termsLabels.versions,
    landingLabels.heading(""),
    landingLabels.treatments,
    landingLabels.closing,
    welcomeLabels.title,
    welcomeLabels.titleFor(""),
    ...[ready.preparing, ready.open, goodbye.closed, goodbye.left, thanks].map(({ title }) => title),
    notFoundLabels.title,
    failedPageLabels.title,
  ];
}
