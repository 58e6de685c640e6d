import { useAllWords } from "../data/use-all-words";
import { CodeField } from "./code-field";
import { NameField } from "./name-field";
import { PhoneField } from "./phone-field";
import type { IdentityForm } from "./use-identity-form";

/** Name, phone with the button that sends a code, and the code once it is on its way. */
export function IdentityFields({ form }: { form: IdentityForm }) {
  const { contact: words } = useAllWords();
  return (
    <>
      <NameField label={words.name} name={form.name} error={form.nameError} onChange={form.setName} />
      <PhoneField
        label={words.phone}
        phone={form.phone}
        sms={form.sms}
        isBusy={form.isBusy}
        onChange={form.setPhone}
      />
      <CodeField sms={form.sms} onType={form.typeCode} />
    </>
  );
}
