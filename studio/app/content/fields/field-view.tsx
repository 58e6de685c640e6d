import { lazy, Suspense } from "react";
import type { AnyBody, FieldOf } from "../forms/spec";
import { BlocksField } from "./blocks-field";
import { EventPricesField } from "./event-prices-field";
import { type FieldProps, textOf, useForm } from "./form-context";
import { Labelled } from "./labelled";
import { ListField } from "./list-field";
import { ImageUrlField, WholePictureField } from "./picture-field";
import { ReferenceField, ReferencesField } from "./reference-fields";
import {
  ChoiceField,
  ChoicesField,
  DateField,
  FlagField,
  NumberField,
  TextField,
  VideoField,
} from "./simple-fields";
import { WordsField } from "./words-field";

const RichText = lazy(async () => ({ default: (await import("../rich-text/rich-text")).RichText }));

/** A field of any kind. */
export function FieldView({ spec, path, value }: FieldProps) {
  const at = { path, value };
  switch (spec.type) {
    case "text":
    case "long":
      return <TextField spec={spec} {...at} />;
    case "html":
      return <HtmlField spec={spec} {...at} />;
    case "number":
      return <NumberField spec={spec} {...at} />;
    case "day":
    case "clock":
      return <DateField spec={spec} {...at} />;
    case "flag":
      return <FlagField spec={spec} {...at} />;
    case "choice":
      return <ChoiceField spec={spec} {...at} />;
    case "choices":
      return <ChoicesField spec={spec} {...at} />;
    case "words":
      return <WordsField spec={spec} {...at} />;
    case "picture":
      return <WholePictureField spec={spec} {...at} />;
    case "imageUrl":
      return <ImageUrlField spec={spec} {...at} />;
    case "video":
      return <VideoField spec={spec} {...at} />;
    case "reference":
      return <ReferenceField spec={spec} {...at} />;
    case "references":
      return <ReferencesField spec={spec} {...at} />;
    case "eventPrices":
      return <EventPricesField spec={spec} {...at} />;
    case "group":
      return <GroupField spec={spec} {...at} />;
    case "list":
      return <ListField spec={spec} {...at} />;
    case "blocks":
      return <BlocksField spec={spec} {...at} />;
  }
}

/** Fields within one; none where the site has no such part. */
function GroupField({ spec, path, value }: FieldProps<FieldOf<"group">>) {
  if (typeof value !== "object" || value === null) return null;
  return (
    <fieldset className="cf-group">
      {spec.label && <legend className="t3">{spec.label}</legend>}
      {spec.fields.map((field) => (
        <FieldView
          key={field.name}
          spec={field}
          path={[...path, field.name]}
          value={(value as AnyBody)[field.name]}
        />
      ))}
    </fieldset>
  );
}

function HtmlField({ spec, path, value }: FieldProps) {
  const { change } = useForm();
  return (
    <Labelled label={spec.label} path={path} hint={spec.hint} isGroup>
      <Suspense fallback={<div className="rt rt-wait" />}>
        <RichText label={spec.label} html={textOf(value)} onChange={(html) => change(path, html)} />
      </Suspense>
    </Labelled>
  );
}
