import type { BoardType } from "@/contract/api/boards";
import { ContactWayList } from "./contact-way-list";

/** The boards that visitors write on, one a row. */
export const CustomerBoardList = ({ boards }: { boards: readonly BoardType[] }) => (
  <ContactWayList ways={boards.map(asWay)} />
);

const asWay = ({ id, title, description }: BoardType) => ({
  title,
  hint: description,
  href: `/cscenter/boards/${id}`,
  copyText: null,
});
