import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { call } from "../api";
import { visitLabels } from "../session/labels";
import { useClinic } from "../session/use-account";
import { clockOf } from "../when";

/** Says that the platform's team has this clinic open, until when, and leads out. */
export function VisitStrip({ until }: { until: string }) {
  const { id: clinic } = useClinic();
  const client = useQueryClient();
  const [, go] = useLocation();
  const leave = useMutation({
    mutationFn: () => call("DELETE /studio/platform/clinics/:clinic/visit", { params: { clinic } }),
    onSuccess: () => {
      go("/platform");
      return client.invalidateQueries({ queryKey: ["account"] });
    },
  });
  return (
    <div className="visit row wrapit" role="status">
      <span className="grow">{visitLabels.until(clockOf(until))}</span>
      <button type="button" className="btn line" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {visitLabels.leave}
      </button>
    </div>
  );
}
