import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { StudioInput } from "@/contract/studio";
import type { Week } from "@/contract/studio/schedule";
import { call, failureText } from "../api";
import { useClinic } from "../session/use-account";
import { useToast } from "../ui/toast";
import { daysOfException, type Exception } from "./exceptions";
import { scheduleLabels } from "./labels";
import type { TypedWeek } from "./typed-week";

type NewSpecialDays = StudioInput<"POST /studio/:clinic/special-days">["body"];

export function useSchedule() {
  const clinic = useClinic();
  return useQuery({
    queryKey: [clinic.id, "schedule"],
    queryFn: async () => (await call("GET /studio/:clinic/schedule", { params: { clinic: clinic.id } })).row,
  });
}

/** The doctor's visits that another week would leave out; undefined while it is being asked, or nothing is typed. */
export function useWeekHits(id: number, week: Week | null) {
  const clinic = useClinic();
  const { data } = useQuery({
    queryKey: [clinic.id, "week-hits", id, week],
    queryFn: () =>
      call("POST /studio/:clinic/doctors/:id/week/hits", {
        params: { clinic: clinic.id, id },
        body: { week: week ?? [] },
      }),
    enabled: week !== null,
  });
  return data?.rows;
}

/** The clinic's visits that these days would leave out. */
export function useSpecialDayHits(days: Omit<NewSpecialDays, "reason"> | null) {
  const clinic = useClinic();
  const { data } = useQuery({
    queryKey: [clinic.id, "special-day-hits", days],
    queryFn: () =>
      days &&
      call("GET /studio/:clinic/special-days/hits", {
        params: { clinic: clinic.id },
        query: { from: days.from, lastDay: days.lastDay, ...days.hours },
      }),
    enabled: days !== null,
    placeholderData: keepPreviousData,
  });
  return data?.rows ?? [];
}

interface WeekChange extends TypedWeek {
  doctor: { id: number; name: string };
  hits: number;
}

const putWeek = (clinic: string, { doctor, seen, week }: WeekChange) =>
  call("PUT /studio/:clinic/doctors/:id/week", { params: { clinic, id: doctor.id }, body: { seen, week } });

/** Changes a doctor's week; the toast takes it back. */
export function useChangeWeek(onDone: (doctorId: number) => void) {
  const toast = useToast();
  const back = useScheduleMutation(putWeek, ({ doctor }) =>
    toast({ text: scheduleLabels.weekDone(doctor.name, 0) }),
  );
  return useScheduleMutation(putWeek, ({ doctor, seen, week, hits }) => {
    onDone(doctor.id);
    const undo = () => back.mutate({ doctor, seen: week, week: seen, hits: 0 });
    toast({ text: scheduleLabels.weekDone(doctor.name, hits), undo });
  });
}

export function useAddSpecialDays(onDone: () => void) {
  const toast = useToast();
  return useScheduleMutation(
    (clinic, { body }: { body: NewSpecialDays; text: string }) =>
      call("POST /studio/:clinic/special-days", { params: { clinic }, body }),
    ({ text }) => {
      toast({ text });
      onDone();
    },
    { isFailureShown: true },
  );
}

/** Takes back what the clinic or a doctor has set, day by day. */
export function useRemoveException(onDone: () => void) {
  const toast = useToast();
  return useScheduleMutation(
    async (clinic, { kind, blockIds, ...days }: Exception) => {
      if (kind === "leave")
        for (const id of blockIds)
          await call("DELETE /studio/:clinic/blocks/:id", { params: { clinic, id } });
      else
        for (const date of daysOfException(days))
          await call("DELETE /studio/:clinic/special-days/:date", { params: { clinic, date } });
    },
    () => {
      toast({ text: scheduleLabels.removed });
      onDone();
    },
  );
}

/** Whatever comes of it, everything of the clinic is read again. `isFailureShown`: a dialog that stays open says why. */
function useScheduleMutation<Input>(
  work: (clinic: string, input: Input) => Promise<unknown>,
  onDone: (input: Input) => void,
  { isFailureShown = false } = {},
) {
  const clinic = useClinic();
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (input: Input) => work(clinic.id, input),
    onSuccess: (_, input) => onDone(input),
    onError: (error) => {
      if (!isFailureShown) toast({ text: failureText(error), isBad: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [clinic.id] }),
  });
}
