/** The pattern of `like` for a part of a text, with the pattern's own signs taken as they stand. */
export const holding = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
