import { useMutation } from "@tanstack/react-query";
import { useTask } from "../../data/use-task";
import { askForRoute } from "../../page/tell-page";
import { useRuntime } from "../../runtime/runtime-context";
import { closeSession } from "../../runtime/session";
import { draftAtom, EMPTY_DRAFT } from "../../state/draft";
import { goAtom } from "../../state/screen";
import { deviceMarkAtom } from "../../state/session";

const GOODBYE_PATH = "/goodbye";

/** Leaves the membership for good: nothing of the person stays on this device. */
export function useLeave() {
  const runtime = useRuntime();
  const { mutateAsync, error } = useMutation({
    ...runtime.api.mutation("PUT /customers/this"),
    onSuccess() {
      const { store, boot } = runtime;
      closeSession(runtime);
      store.set(deviceMarkAtom, null);
      store.set(draftAtom, EMPTY_DRAFT);
      store.set(goAtom, boot.isStorefront ? "home" : "goodbye");
      if (boot.isStorefront) askForRoute(runtime, GOODBYE_PATH);
    },
  });
  const leaving = useTask((reason: string) =>
    mutateAsync({ body: { membership: "left", ...(reason !== "" && { reason }) } }),
  );
  return { isBusy: leaving.isRunning, error, leave: (reason: string) => leaving.run(reason.trim()) };
}
