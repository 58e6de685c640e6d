import { useMutation } from "@tanstack/react-query";
import { useAtom } from "jotai";
import { useState } from "react";
import { ApiError } from "@/api/api-error";
import type { ApiInput } from "@/contract/api";
import type { Customer } from "@/contract/api/auth-and-customer";
import { clinicTime } from "@/lib/clinic-time";
import { useAllWords } from "../../data/use-all-words";
import { useFocusInvalid } from "../../data/use-focus-invalid";
import { useTask } from "../../data/use-task";
import { errorText } from "../../lib/error-text";
import { keepCustomer } from "../../runtime/begin-session";
import { useRuntime } from "../../runtime/runtime-context";
import { tellLogin } from "../../runtime/session";
import { type ProfileDraft, profileDraftAtom } from "../../state/people";
import { tokenAtom } from "../../state/session";

type Info = ApiInput<"PUT /customers/this/info">["body"];
type Errors = Partial<Record<"name" | "email" | "birthDate", string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
export const OLDEST_BIRTH = "1900-01-01";

/** A customer's own data as they are typed; what is not saved yet survives a reload and an expired session. */
export function usePersonalData(customer: Customer) {
  const words = useAllWords();
  const { contact, people } = words;
  const runtime = useRuntime();
  const [draft, setDraft] = useAtom(profileDraftAtom);
  const [errors, setErrors] = useState<Errors>({});
  const focusInvalid = useFocusInvalid();
  const typed = draft?.customerId === customer.id ? draft : draftOf(customer);
  const today = clinicTime(runtime.now()).date;

  const { mutateAsync, error } = useMutation({
    ...runtime.api.mutation("PUT /customers/this/info"),
    onSuccess({ row }) {
      const { store, showToast } = runtime;
      setDraft(null);
      keepCustomer(runtime, row);
      const token = store.get(tokenAtom);
      // The page greets by name.
      if (token !== null) tellLogin(runtime, token, row, { isResumed: true });
      showToast(people.profile.saved, "success");
    },
    onError(failure) {
      const field = fieldOf(failure);
      if (!field) return;
      setErrors({ [field]: errorText(failure, words) });
      focusInvalid();
    },
  });

  const saving = useTask((body: Info) => mutateAsync({ body }));

  function findErrors(): Errors {
    const email = typed.email.trim();
    const { birthDate } = typed;
    return {
      ...(typed.name.trim() === "" && { name: contact.nameMissing }),
      ...(email !== "" && !EMAIL.test(email) && { email: people.profile.emailInvalid }),
      ...(birthDate !== "" &&
        (birthDate < OLDEST_BIRTH || birthDate > today) && { birthDate: people.profile.birthDateInvalid }),
    };
  }
  function save() {
    const found = findErrors();
    setErrors(found);
    if (Object.keys(found).length > 0) return focusInvalid();
    saving.run(infoOf(customer, typed));
  }
  return {
    typed,
    today,
    errors,
    isBusy: saving.isRunning,
    /** Null where a field says it. */
    error: error && !fieldOf(error) ? error : null,
    change: (change: Partial<ProfileDraft>) => setDraft({ ...typed, ...change }),
    save,
  };
}

const draftOf = ({ id, name, email, birthDate, gender }: Customer): ProfileDraft => ({
  customerId: id,
  name,
  email: email ?? "",
  birthDate: birthDate ?? "",
  gender: gender ?? "",
});

/** A verified person's name, birth date and gender are the provider's. */
function infoOf({ isRegular }: Customer, { name, email, birthDate, gender }: ProfileDraft): Info {
  const own = { email: email.trim() || null };
  return isRegular
    ? own
    : { ...own, name: name.trim(), birthDate: birthDate || null, gender: gender || null };
}

/** The field that the server refused. */
function fieldOf(error: Error): keyof Errors | undefined {
  const path = error instanceof ApiError ? /^body\.(name|email|birthDate)\b/.exec(error.code ?? "") : null;
  return path?.[1] as keyof Errors | undefined;
}
