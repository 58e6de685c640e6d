import type { DomainWithRecords } from "@/contract/tenant/domain-states";
import { useToast } from "../ui/toast";
import { domainLabels } from "./labels";

type Records = DomainWithRecords["records"];

/** What to set, beside what DNS says now; copied all at once, as lines of a zone file. */
export function DomainRecords({ host, records }: { host: string; records: Records }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(records.map(zoneLine).join("\n")).then(
      () => toast({ text: domainLabels.copied }),
      () => toast({ text: domainLabels.notCopied, isBad: true }),
    );
  return (
    <div className="dom-records">
      <table className="dom-table" aria-label={domainLabels.records(host)}>
        <thead>
          <tr>
            <th scope="col">{domainLabels.type}</th>
            <th scope="col">{domainLabels.name}</th>
            <th scope="col">{domainLabels.wanted}</th>
            <th scope="col">{domainLabels.found}</th>
          </tr>
        </thead>
        <tbody>
          {records.map((record) => (
            <tr key={`${record.type} ${record.name}`}>
              <td>{record.type}</td>
              <td className="n">{record.name}</td>
              <td className="n">{record.value}</td>
              <td className="n">{foundWords(record)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="btn line" aria-label={domainLabels.copy(host)} onClick={copy}>
        {domainLabels.copyShort}
      </button>
    </div>
  );
}

function foundWords({ found, isSet }: Records[number]): string {
  if (isSet) return domainLabels.isSet;
  if (found === null) return domainLabels.noAnswer;
  return found.length > 0 ? found.join(", ") : domainLabels.empty;
}

const zoneLine = ({ type, name, value }: Records[number]): string =>
  `${name}. IN ${type} ${type === "TXT" ? `"${value}"` : type === "CNAME" ? `${value}.` : value}`;
