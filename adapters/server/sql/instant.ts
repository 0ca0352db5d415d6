import { isoInstant } from '#core/kernel/instant.ts';

/** Formats an instant for the API. Returns null for null. */
export const isoInstantOrNull = (ms: number | null): string | null =>
  ms === null ? null : isoInstant(ms);
