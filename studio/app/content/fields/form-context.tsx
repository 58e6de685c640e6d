import { type ComponentType, createContext, useContext } from "react";
import type { Finding } from "@/contract/content/findings";
import type { AnyBody, FieldSpec } from "../forms/spec";
import type { Path } from "../paths";

export interface FormState {
  body: AnyBody;
  /** Null: it was never published. */
  live: AnyBody | null;
  findings: Finding[];
  /** What the server says of fields, by their path. */
  errors: ReadonlyMap<string, string>;
  change: (path: Path, value: unknown) => void;
  /** Draws any field: lists and blocks hold fields of every type. */
  Field: ComponentType<FieldProps>;
}

const FormContext = createContext<FormState | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("useForm is for fields of a form");
  return form;
}

/** A field of a form with its place in the body. */
export interface FieldProps<Spec extends FieldSpec = FieldSpec> {
  spec: Spec;
  path: Path;
  value: unknown;
}

/** Where the page scrolls to a field, and how its control is named. */
export const fieldId = (path: Path): string => `field-${path.join("-")}`;

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
