/** The id of the option of an entry. */
export const optionId = (listId: string, entryId: string): string => `${listId}-${encodeURIComponent(entryId)}`;
