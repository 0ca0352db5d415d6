/** Returns a `like` pattern that matches any text containing `text`. Escapes the wildcards in `text`. */
export const containsPattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
