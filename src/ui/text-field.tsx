import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** Why what was typed cannot stay; takes the hint's place. */
  error?: string | null;
  /** A control at the field's right, such as one that asks for a code. */
  action?: ReactNode;
}

/** The classes of every box that is typed into. */
export const inputClass = clsx(
  "w-full min-h-13 rounded-s bg-surface px-4 text-b3 tabular-nums shadow-[inset_0_0_0_1px_var(--gray-500)]",
  "placeholder:text-gray-600 focus:shadow-[inset_0_0_0_2px_var(--focus)] focus:outline-none",
  "aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)] disabled:bg-gray-50 disabled:text-ink-3",
);

/** One line to type into, with its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  action,
  className,
  ...rest
}: FieldProps & ComponentProps<"input">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} action={action} className={className}>
      <input {...controlProps(id, hint, error)} {...rest} className={inputClass} />
    </FieldFrame>
  );
}

/** Several lines to type into. */
export function TextArea({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<FieldProps, "action"> & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        {...controlProps(id, hint, error)}
        {...rest}
        className={clsx(inputClass, "min-h-24 py-[13px]")}
      />
    </FieldFrame>
  );
}

interface FieldFrameProps extends FieldProps {
  id: string;
  className?: string;
  children: ReactNode;
}

function FieldFrame({ id, label, hint, error, action, className, children }: FieldFrameProps) {
  return (
    <div className={clsx("mt-5", className)}>
      <label htmlFor={id} className="mb-2 block text-label3">
        {label}
      </label>
      <div className={clsx(action && "grid grid-cols-[1fr_auto] gap-2")}>
        {children}
        {action}
      </div>
      {(error || hint) && (
        <p id={`${id}-hint`} className={clsx("mt-2 text-b6", error ? "text-bad" : "text-ink-3")}>
          {error || hint}
        </p>
      )}
    </div>
  );
}

const controlProps = (id: string, hint: ReactNode, error: string | null | undefined) => ({
  id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": error || hint ? `${id}-hint` : undefined,
});
