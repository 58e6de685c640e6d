import { TextField } from "@/ui/text-field";

/** The server takes no longer name. */
const NAME_LENGTH = 40;

interface NameFieldProps {
  label: string;
  name: string;
  error: string | null | undefined;
  onChange: (name: string) => void;
}

/** What somebody is called. */
export function NameField({ label, name, error, onChange }: NameFieldProps) {
  return (
    <TextField
      label={label}
      autoComplete="name"
      maxLength={NAME_LENGTH}
      required
      value={name}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
