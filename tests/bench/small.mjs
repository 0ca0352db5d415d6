// BENCH_SMALL=1 tries whether a benchmark still works: it comes by every step, in seconds. What it measures counts for nothing.
import process from 'node:process';

export const SMALL = process.env['BENCH_SMALL'] === '1';

/** A size: the usual one, or the least that still comes by every step. @template T @param {T} usual @param {T} small */
export const sized = (usual, small) => (SMALL ? small : usual);

/** The program ends with 1 when a goal of time or memory is missed; a small run measures too little to tell. @param {boolean} isMissed */
export const checkGoal = (isMissed) => {
  if (isMissed && !SMALL) process.exitCode = 1;
};

/** A small run prints each of its figures behind it, for whoever checks that there are some. */
export const FIGURE = 'figure: ';
