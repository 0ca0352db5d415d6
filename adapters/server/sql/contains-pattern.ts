/** Returns the `like` pattern for a part of a text, with the pattern's special characters escaped. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
