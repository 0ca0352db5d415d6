/** Converts milliseconds since 1970 to the form used in the API: ISO 8601 with milliseconds, in UTC. */
export const isoInstant = (at: number): string => new Date(at).toISOString();

/** Converts an instant from the API back to milliseconds since 1970. */
export const instantOf = (text: string): number => Date.parse(text);
