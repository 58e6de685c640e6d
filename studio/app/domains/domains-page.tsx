import { useClinic } from "../session/use-account";
import { DomainList } from "./domain-list";
import { domainLabels } from "./labels";

export const DomainsPage = () => (
  <>
    <div className="s-head">
      <h1 className="t1">{domainLabels.title}</h1>
    </div>
    <DomainList clinic={useClinic().id} />
  </>
);
