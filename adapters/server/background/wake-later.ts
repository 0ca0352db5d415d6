import { randomInt } from 'node:crypto';
import type { RepeatedWork } from './repeated-work.ts';

const SOONEST_MS = 50;
const LATEST_MS = 500;

/** Wakes work a while later, by chance, so that no request right after one that left work tells by its time what was left (SECURITY.md §2.4); calls meanwhile are one. */
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
