interface KpiProps {
  title: string;
  value: string;
  hint?: string;
  isBad?: boolean;
}

/** One of the figures above a list. */
export const Kpi = ({ title, value, hint = "", isBad = false }: KpiProps) => (
  <section className="sheet kpi">
    <h2>{title}</h2>
    <p className={isBad ? "v bad" : "v"}>{value}</p>
    <p className="d">{hint}</p>
  </section>
);
