/** Media types of the files that may be stored, by the ending of their name. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const;
export type Ending = keyof typeof MEDIA_TYPES;

/** The ending of a file's name in lower case; null for any that is not stored. */
export const endingOf = (name: string): Ending | null => {
  const ending = /.\.(pdf|png|jpe?g)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? null : (ending as Ending);
};

/** What a stored file is sent as; its bytes were checked by the same ending. */
export const mediaTypeOf = (name: string): string => MEDIA_TYPES[endingOf(name) ?? 'pdf'];
