/** A moment as it travels: milliseconds since 1970 in, ISO 8601 with milliseconds in UTC out. */
export const isoInstant = (at: number): string => new Date(at).toISOString();

/** The same back: milliseconds since 1970 from the text in which a moment travels. */
export const instantOf = (text: string): number => Date.parse(text);
