import { isoInstant } from '#core/kernel/instant.ts';

/** An instant as the API writes it, where it may be missing. */
export const isoInstantOrNull = (ms: number | null): string | null =>
  ms === null ? null : isoInstant(ms);
