/** The address of an entry on one of the clinic's own boards. */
export const entryPath = ({ boardTypeId, id }: { boardTypeId: number; id: number }) =>
  `/boards/${boardTypeId}/detail/${id}`;
