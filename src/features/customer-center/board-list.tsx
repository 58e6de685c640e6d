import type { BoardType } from "@/contract/api/boards";
import type { PlanOf } from "@/contract/tenant/houses";
import { ContactWayList } from "./contact-way-list";

interface CustomerBoardListProps {
  boards: readonly BoardType[];
  plan: PlanOf<"cscenter">;
}

/** The boards that visitors write on, one a row. */
export const CustomerBoardList = ({ boards, plan }: CustomerBoardListProps) => (
  <ContactWayList ways={boards.map(asWay)} plan={plan} />
);

const asWay = ({ id, title, description }: BoardType) => ({
  title,
  hint: description,
  href: `/cscenter/boards/${id}`,
  copyText: null,
});
