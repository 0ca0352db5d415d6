import type { AttentionAge } from './attention.schema.ts';

const HOUR_MS = 3600000;

/** Starts farther from now than any cause, in milliseconds. */
const FAR_MS = 1e14;

/** How long ago an item of each age began, in milliseconds: at least the first number and less than the second. */
const AGO: Readonly<Record<AttentionAge, readonly [least: number, below: number]>> = {
  ahead: [-FAR_MS, 0],
  hour: [0, HOUR_MS],
  day: [HOUR_MS, 24 * HOUR_MS],
  week: [24 * HOUR_MS, 168 * HOUR_MS],
  older: [168 * HOUR_MS, FAR_MS],
};

/** Returns the starts that an age includes: after `from`, and at or before `to`. Without an age, every start. */
export const attentionStarts = (
  age: AttentionAge | undefined,
  now: number,
): { readonly from: number; readonly to: number } => {
  const [least, below] = age === undefined ? [-FAR_MS, FAR_MS] : AGO[age];
  return { from: now - below, to: now - least };
};
