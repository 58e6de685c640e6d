import { readList } from "./cell-values";
import { smallWarning } from "./convert-picture";
import { kindOfName, type PictureKind, plainName } from "./picture-sizes";
import type { Problem } from "./problem";
import type { FoundPicture } from "./read-pictures";
import { columnName } from "./treatment-columns";
import type { Treatment } from "./treatments";

export interface AssignedPictures {
  named: Map<PictureKind, FoundPicture[]>;
  treatments: Map<Treatment, FoundPicture[]>;
  problems: Problem[];
  warnings: string[];
}

interface Wanted {
  treatments: Treatment[];
  csvFile: string;
  doctorName: string;
}

/** Assigns pictures by their file names. Unused and small pictures are warnings. */
export function assignPictures(
  pictures: FoundPicture[],
  { treatments, csvFile, doctorName }: Wanted,
): AssignedPictures {
  const assigned: AssignedPictures = { named: new Map(), treatments: new Map(), problems: [], warnings: [] };
  const isUsed = new Set<FoundPicture>();
  for (const treatment of treatments) {
    const own = [...namedByTable(treatment, pictures, csvFile, assigned), ...namedAlike(treatment, pictures)];
    assigned.treatments.set(treatment, [...new Set(own)]);
    for (const picture of own) isUsed.add(picture);
  }
  for (const picture of pictures) {
    if (isUsed.has(picture)) continue;
    const plain = plainName(baseName(picture));
    const kind = plain === plainName(doctorName) ? "doctor" : kindOfName(plain);
    if (kind) assigned.named.set(kind, [...(assigned.named.get(kind) ?? []), picture]);
    else assigned.warnings.push(`${picture.path}: no treatment has this name; not used`);
  }
  warnOfSmall(assigned);
  return assigned;
}

const baseName = ({ name }: FoundPicture) => name.split(/[\\/]/).at(-1) ?? name;

function namedByTable(
  treatment: Treatment,
  pictures: FoundPicture[],
  file: string,
  { problems }: AssignedPictures,
) {
  return readList(treatment.texts.image ?? "").flatMap((name) => {
    const picture = pictures.find((candidate) => candidate.name === name || baseName(candidate) === name);
    if (picture) return [picture];
    problems.push({
      file,
      line: treatment.line,
      column: columnName("image"),
      message: `${name}: there is no such picture in the folder`,
    });
    return [];
  });
}

/** `피코 토닝.jpg`, and `피코 토닝 2.jpg` for the gallery. */
function namedAlike(treatment: Treatment, pictures: FoundPicture[]): FoundPicture[] {
  const wanted = plainName(treatment.name);
  return pictures.filter((picture) => {
    const plain = plainName(baseName(picture));
    return plain === wanted || (plain.startsWith(wanted) && /^\d{1,2}$/.test(plain.slice(wanted.length)));
  });
}

function warnOfSmall({ named, treatments, warnings }: AssignedPictures): void {
  const shown = [
    ...[...named].flatMap(([kind, pictures]) => pictures.map((picture) => ({ kind, picture }))),
    ...[...treatments.values()].flat().map((picture) => ({ kind: "treatment" as const, picture })),
  ];
  for (const { kind, picture } of shown) {
    const warning = smallWarning(picture, kind);
    if (warning) warnings.push(warning);
  }
}
