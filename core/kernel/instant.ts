/** A moment as it travels: milliseconds since 1970 in, ISO 8601 with milliseconds in UTC out. */
export const isoInstant = (at: number): string => new Date(at).toISOString();
