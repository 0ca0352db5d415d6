/** Media types of the files that may be stored, by file extension. */
export const MEDIA_TYPES = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
} as const;
export type Ending = keyof typeof MEDIA_TYPES;

/** Returns the extension of a file name in lower case; null for a type that cannot be stored. */
export const endingOf = (name: string): Ending | null => {
  const ending = /.\.(pdf|png|jpe?g)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === undefined ? null : (ending as Ending);
};

/** Returns the media type of a stored file by its extension. */
export const mediaTypeOf = (name: string): string => MEDIA_TYPES[endingOf(name) ?? 'pdf'];
