import { randomInt } from 'node:crypto';
import type { RepeatedWork } from './repeated-work.ts';

const SOONEST_MS = 50;
const LATEST_MS = 500;

/**
 * Returns a function that wakes the work after a random delay, so that the timing of the next request does not reveal
 * whether an earlier one left work (SECURITY.md §2.4). Calls during the delay are combined.
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
