/** The pattern of `like` for a part of a text, with the pattern's own signs taken as they stand. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
