import { type ReactNode, useState } from "react";
import { useSearchParams } from "wouter";
import { type DeskMessage, MESSAGE_LISTS } from "@/contract/studio/messages";
import { labels } from "../labels";
import { Kpi } from "../ui/kpi";
import { MoreButton } from "../ui/more-button";
import { useNow } from "../use-now";
import { momentText } from "../when";
import { messageLabels } from "./labels";
import { MessagePane } from "./message-pane";
import { MessageTemplates } from "./message-templates";
import { NoticeChoice } from "./notice-choice";
import { type MessageList, useMessages } from "./use-messages";
import { useShown } from "./use-shown";

const TABS = [...MESSAGE_LISTS, "templates"] as const;

/** What the clinic says by itself: what went out, what could not, what will, and the texts of all of it. */
export function MessagesPage() {
  const [query, setQuery] = useSearchParams();
  const tab = TABS.find((each) => each === query.get("list")) ?? "out";
  return (
    <main id="main" className="s-page">
      <div className="s-head row wrapit">
        <h1 className="t1">{messageLabels.title}</h1>
        <fieldset className="seg" aria-label={messageLabels.list}>
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === tab}
              onClick={() => setQuery(each === "out" ? {} : { list: each }, { replace: true })}
            >
              {messageLabels.lists[each]}
            </button>
          ))}
        </fieldset>
      </div>
      {tab === "templates" ? <MessageTemplates /> : <Ledger list={tab} />}
    </main>
  );
}

function Ledger({ list }: { list: MessageList }) {
  const query = useMessages(list);
  const { data, error, isPlaceholderData } = query;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const side = useShown(chosenId);
  const chosen = data?.rows.find(({ id }) => id === chosenId);
  if (error && !data) return <p className="note badn">{error.message}</p>;
  if (!data) return <p className="t4 soft">{labels.loading}</p>;
  return (
    <>
      <Totals {...data.totals} />
      <div className="ms">
        <Messages
          list={list}
          messages={data.rows}
          chosenId={chosenId}
          onChoose={setChosenId}
          isBusy={isPlaceholderData}
        >
          <MoreButton list={query} />
        </Messages>
        <div className="ms-side" ref={side}>
          {chosen && <MessagePane message={chosen} />}
          <NoticeChoice />
        </div>
      </div>
    </>
  );
}

interface TotalsProps {
  sentToday: number;
  failed: number;
  due: number;
  costOfMonth: number;
}

const Totals = ({ sentToday, failed, due, costOfMonth }: TotalsProps) => (
  <div className="kpis four">
    <Kpi title={messageLabels.sentToday} value={String(sentToday)} />
    <Kpi
      title={messageLabels.failedWeek}
      value={String(failed)}
      hint={messageLabels.failedWeekHint}
      isBad={failed > 0}
    />
    <Kpi title={messageLabels.due} value={String(due)} hint={messageLabels.dueHint} />
    <Kpi
      title={messageLabels.cost}
      value={`${costOfMonth.toLocaleString("ko-KR")}원`}
      hint={messageLabels.costHint}
    />
  </div>
);

interface MessagesProps {
  list: MessageList;
  messages: DeskMessage[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  isBusy: boolean;
  /** Below the list. */
  children: ReactNode;
}

function Messages({ list, messages, chosenId, onChoose, isBusy, children }: MessagesProps) {
  const now = useNow();
  const { columns } = messageLabels;
  return (
    <section className="sheet" aria-label={messageLabels.lists[list]} aria-busy={isBusy}>
      {messages.length === 0 && <p className="blank2">{messageLabels.none[list]}</p>}
      {messages.length > 0 && (
        <table className="tb ms-list">
          <thead>
            <tr>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.who}</th>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.channel}</th>
              <th scope="col">{columns.state}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <Line
                key={message.id}
                message={message}
                now={now}
                isOn={message.id === chosenId}
                onChoose={() => onChoose(message.id)}
              />
            ))}
          </tbody>
        </table>
      )}
      {children}
    </section>
  );
}

interface LineProps {
  message: DeskMessage;
  now: Date;
  isOn: boolean;
  onChoose: () => void;
}

function Line({ message, now, isOn, onChoose }: LineProps) {
  const { kind, state, channel, dueAt, sentAt, name, isStaff } = message;
  const at = sentAt ?? dueAt;
  return (
    <tr className={isOn ? "on" : undefined}>
      <td className="n">{momentText(at, now)}</td>
      <td>
        <button type="button" className="ms-who" aria-pressed={isOn} onClick={onChoose}>
          {name ?? "–"}
        </button>
        {isStaff && <span className="tag ms-staff">{messageLabels.toStaff}</span>}
      </td>
      <td>{messageLabels.kinds[kind]}</td>
      <td className="ms-way">{channel ? messageLabels.channels[channel] : "–"}</td>
      <td>
        <span className={tagOf(state)}>{messageLabels.state(message)}</span>
      </td>
    </tr>
  );
}

/** The class of a state's tag. */
const tagOf = (state: DeskMessage["state"]): string =>
  ({ sent: "tag ok", failed: "tag ms-bad", due: "tag", sending: "tag warn", canceled: "tag" })[state];
