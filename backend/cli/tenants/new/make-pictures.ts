import { paletteOf } from "@/contract/tenant/palette-of";
import type { Answers } from "./answers";
import type { AssignedPictures } from "./assign-pictures";
import { convertLogo } from "./convert-logo";
import { convertPicture } from "./convert-picture";
import { drawPicture, MOTIF_COUNT, motifAlt } from "./draw-picture";
import { PICTURE_SIZES, type PictureKind } from "./picture-sizes";
import type { FoundPicture } from "./read-pictures";
import type { Template } from "./template";
import { hasEvent, type Treatment } from "./treatments";

interface ShownPicture {
  url: string;
  alt: string;
}

/** A file of `content/images`, and how to create it. */
export interface PictureTask {
  file: string;
  /** The photograph; null for an illustration. */
  from: string | null;
  make: () => Promise<Buffer>;
}

export interface MadePictures {
  logo: ShownPicture | null;
  hero: ShownPicture[];
  introduce: ShownPicture;
  space: ShownPicture[];
  map: ShownPicture | null;
  doctor: ShownPicture | null;
  event: ShownPicture | null;
  /** The first one is for cards, the others for the gallery. */
  treatments: Map<Treatment, ShownPicture[]>;
  tasks: PictureTask[];
}

interface Ingredients {
  answers: Answers;
  template: Template;
  treatments: Treatment[];
  /** The key of each treatment. */
  keys: string[];
  assigned: AssignedPictures;
}

/** Plans all pictures, photographs or illustrations; the tasks create them. */
export function planPictures(ingredients: Ingredients): MadePictures {
  const { answers, template, treatments, keys, assigned } = ingredients;
  const planner = new PicturePlanner(answers, template);
  const photos = (kind: PictureKind) => assigned.named.get(kind) ?? [];
  const several = (kind: PictureKind, alt: string) =>
    photos(kind).map((photo, index) =>
      planner.convert(photo, kind, `${kind}-${index + 1}`, `${alt} ${index + 1}`),
    );
  const one = (kind: PictureKind, alt: string) => {
    const [photo] = photos(kind);
    return photo ? planner.convert(photo, kind, kind, alt) : null;
  };
  const motif = (index: number) => template.motifs[index % template.motifs.length] ?? 0;
  const topBanners = template.banners.filter(({ bannerLocation }) => bannerLocation !== "HOME_SIDE").length;
  const hero = several("hero", `${answers.name} 사진`);
  while (hero.length < Math.max(1, topBanners))
    hero.push(planner.draw("hero", `hero-${hero.length + 1}`, motif(hero.length)));
  return {
    logo: one("logo", `${answers.name} 로고`),
    hero,
    introduce:
      one("introduce", `${answers.name} 내부`) ?? planner.draw("introduce", "introduce", motif(topBanners)),
    space: several("space", `${answers.name} 공간`),
    map: one("map", `${answers.name} 오시는 길 약도`),
    doctor: one("doctor", `${answers.representative} ${template.doctor.position}`),
    event: hasEvent(treatments)
      ? (one("event", answers.eventTitle) ?? planner.draw("event", "event", 6))
      : null,
    treatments: treatmentPictures(ingredients, planner, keys),
    tasks: planner.tasks,
  };
}

function treatmentPictures({ treatments, assigned }: Ingredients, planner: PicturePlanner, keys: string[]) {
  const lastOfCategory = new Map<string, number>();
  let last = -1;
  return new Map(
    treatments.map((treatment, index) => {
      const key = keys[index] ?? String(index);
      const photos = assigned.treatments.get(treatment) ?? [];
      if (photos.length > 0)
        return [
          treatment,
          photos.map((photo, at) =>
            planner.convert(photo, "treatment", photoName(key, at), photoAlt(treatment, at)),
          ),
        ];
      // Adjacent treatments differ, in the whole list and within their category.
      let motif = index % MOTIF_COUNT;
      while (motif === last || motif === lastOfCategory.get(treatment.category))
        motif = (motif + 1) % MOTIF_COUNT;
      last = motif;
      lastOfCategory.set(treatment.category, motif);
      return [treatment, [planner.draw("treatment", photoName(key, 0), motif)]];
    }),
  );
}

const photoName = (key: string, at: number) => `treatment-${key}${at > 0 ? `-${at + 1}` : ""}`;
const photoAlt = ({ name }: Treatment, at: number) => `${name} 사진${at > 0 ? ` ${at + 1}` : ""}`;

/** Names the files and collects the tasks. */
class PicturePlanner {
  readonly tasks: PictureTask[] = [];
  private readonly palette;
  private readonly ground;

  constructor(
    private readonly answers: Answers,
    template: Template,
  ) {
    this.palette = paletteOf(answers.colour ?? template.colour);
    const { ground = "" } = template.theme.roles ?? {};
    this.ground = ground.startsWith("#") ? ground : "#FFFFFF";
  }

  convert(photo: FoundPicture, kind: PictureKind, name: string, alt: string): ShownPicture {
    return this.add(name, alt, photo.path, () =>
      kind === "logo" ? convertLogo(photo.path, this.ground) : convertPicture(photo, kind),
    );
  }

  draw(kind: PictureKind, name: string, motif: number): ShownPicture {
    const { primary, secondary } = this.palette;
    const drawn = {
      seed: `${this.answers.id}/${name}`,
      motif,
      size: PICTURE_SIZES[kind],
      palette: primary ?? {},
      warm: secondary?.["1"] ?? "#FFFFFF",
    };
    return this.add(name, motifAlt(motif), null, () => drawPicture(drawn));
  }

  private add(name: string, alt: string, from: string | null, make: () => Promise<Buffer>): ShownPicture {
    const file = `${name}.webp`;
    this.tasks.push({ file, from, make });
    return { url: `/media/${this.answers.id}/${file}`, alt };
  }
}
