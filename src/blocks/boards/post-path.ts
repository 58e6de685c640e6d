import { clinicTime, formatDay } from "@/lib/clinic-time";

export const boardPath = (boardTypeId: number) => `/cscenter/boards/${boardTypeId}`;

export const postPath = ({ boardTypeId, id }: { boardTypeId: number; id: number }) =>
  `${boardPath(boardTypeId)}/detail/${id}`;

export const writePath = (boardTypeId: number) => `${boardPath(boardTypeId)}/write`;

export const editPath = ({ boardTypeId, id }: { boardTypeId: number; id: number }) =>
  `${writePath(boardTypeId)}?edit=${id}`;

/** The clinic's calendar day of an instant. */
export const dayOf = (instant: string): string => formatDay(clinicTime(instant).date);
