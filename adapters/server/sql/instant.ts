/** An instant as the API writes it: ISO 8601 in UTC. */
export const isoInstant = (ms: number): string => new Date(ms).toISOString();

/** The same for an instant that may be missing. */
export const isoInstantOrNull = (ms: number | null): string | null =>
  ms === null ? null : isoInstant(ms);
