import { isoInstant } from '#core/kernel/instant.ts';

/** Formats an instant for the API, or null if it is missing. */
export const isoInstantOrNull = (ms: number | null): string | null =>
  ms === null ? null : isoInstant(ms);
