import UsersIcon from "@lucide/icons/icons/users";
import type { BookableEmployee } from "@/contract/api/reservations";
import { PEOPLE_ROW_CLASS, PeopleSkeleton } from "@/ui/booking-step";
import { Icon } from "@/ui/icon";
import { PORTRAIT_FOCUS } from "@/ui/picture-frame";
import { PlainPicture } from "@/ui/plain-picture";
import { useAllWords } from "../../data/use-all-words";
import { useNow } from "../../data/use-now";
import { useBookableDoctors } from "../../data/use-schedule";
import { useSlotChoice } from "../../data/use-slot-choice";
import { earliest } from "../../lib/earliest";
import { whenSoon } from "../../lib/when";
import { QueryState } from "../../parts/query-state";
import { SubHead } from "../../parts/sub-head";
import { Person } from "./person";

const MINUTE_MS = 60_000;
const HEAD_ID = "doctors";

/** Any doctor first, then each with the soonest time. */
export function DoctorPicker() {
  const { schedule: words } = useAllWords();
  const query = useBookableDoctors();
  return (
    <section aria-labelledby={HEAD_ID}>
      <SubHead id={HEAD_ID}>{words.doctor}</SubHead>
      <QueryState query={query} skeleton={<PeopleSkeleton />}>
        {({ rows }) => <People doctors={rows} />}
      </QueryState>
    </section>
  );
}

function People({ doctors }: { doctors: readonly BookableEmployee[] }) {
  const { schedule: words, date: dateWords } = useAllWords();
  const { doctor: chosen, change } = useSlotChoice();
  const now = useNow(MINUTE_MS);
  const soonest = (instant: string | null | undefined) =>
    instant ? whenSoon(instant, now, dateWords) : words.noFreeTime;
  return (
    <div className={PEOPLE_ROW_CLASS}>
      <Person
        name={words.anyDoctor}
        note={soonest(earliest(doctors.map(({ nextAvailableAt }) => nextAvailableAt)))}
        isChosen={chosen === null}
        onChoose={() => change({ doctor: null })}
        picture={
          <span className="grid aspect-square place-items-center bg-ground-2 text-accent-ink">
            <Icon of={UsersIcon} size={24} />
          </span>
        }
      />
      {doctors.map(({ id, name, position, imageUrl, imageFocus, nextAvailableAt }) => (
        <Person
          key={id}
          name={name}
          title={position}
          note={soonest(nextAvailableAt)}
          isChosen={chosen?.id === id}
          onChoose={() => change({ doctor: { id, name, position } })}
          picture={<Portrait name={name} imageUrl={imageUrl} imageFocus={imageFocus} />}
        />
      ))}
    </div>
  );
}

/** Without a picture the family name stands on the tile. */
function Portrait({
  name,
  imageUrl,
  imageFocus,
}: Pick<BookableEmployee, "name" | "imageUrl" | "imageFocus">) {
  if (imageUrl) {
    return (
      <PlainPicture
        src={imageUrl}
        alt=""
        focus={imageFocus ?? PORTRAIT_FOCUS}
        ratio="aspect-square"
        radius="rounded-none"
      />
    );
  }
  return (
    <span aria-hidden className="grid aspect-square place-items-center bg-tile text-accent-ink text-d1">
      {name.slice(0, 1)}
    </span>
  );
}
