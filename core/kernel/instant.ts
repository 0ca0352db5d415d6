/** Converts milliseconds since 1970 to the API's time format: ISO 8601 in UTC with milliseconds. */
export const isoInstant = (at: number): string => new Date(at).toISOString();

/** Converts an ISO 8601 time to milliseconds since 1970. */
export const instantOf = (text: string): number => Date.parse(text);
