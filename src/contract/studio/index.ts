import type { EndpointInput, EndpointResponse } from "../api/endpoint";
import { studioBlocksContract } from "./blocks";
import { studioContentContract } from "./content";
import { studioCustomersContract } from "./customers";
import { studioDeskContract } from "./desk";
import { studioDomainsContract } from "./domains";
import { studioFiguresContract } from "./figures";
import { studioMediaContract } from "./media";
import { studioMessagesContract } from "./messages";
import { studioOffersContract } from "./offers";
import { studioPasskeysContract } from "./passkeys";
import { studioPeopleContract } from "./people";
import { studioPlatformContract } from "./platform";
import { studioPostsContract } from "./posts";
import { studioPreviewContract } from "./preview";
import { studioScheduleContract } from "./schedule";
import { studioStaffContract } from "./staff";

/** Every call of the studio, apart from those of the storefront and the widget. */
export const studioContract = {
  ...studioPeopleContract,
  ...studioPasskeysContract,
  ...studioPlatformContract,
  ...studioDeskContract,
  ...studioBlocksContract,
  ...studioOffersContract,
  ...studioCustomersContract,
  ...studioPostsContract,
  ...studioFiguresContract,
  ...studioScheduleContract,
  ...studioStaffContract,
  ...studioMessagesContract,
  ...studioContentContract,
  ...studioMediaContract,
  ...studioPreviewContract,
  ...studioDomainsContract,
};

export type StudioContract = typeof studioContract;
export type StudioKey = keyof StudioContract;
export type StudioInput<Key extends StudioKey> = EndpointInput<StudioContract[Key]>;
export type StudioResponse<Key extends StudioKey> = EndpointResponse<StudioContract[Key]>;
