import { randomInt } from 'node:crypto';
import type { RepeatedWork } from './repeated-work.ts';

const SOONEST_MS = 50;
const LATEST_MS = 500;

/**
 * Returns a function that calls `wake` after a random delay and combines all calls during that delay. The delay hides from
 * the next request whether an earlier request left work (SECURITY.md §2.4).
 */
export const wakeLater = ({ wake }: Pick<RepeatedWork, 'wake'>): (() => void) => {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    setTimeout(
      () => {
        waits = false;
        wake();
      },
      randomInt(SOONEST_MS, LATEST_MS),
    ).unref();
  };
};
