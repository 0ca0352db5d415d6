// BENCH_SMALL=1 checks in seconds whether a benchmark still works: it runs every step, but its results do not count.
import process from 'node:process';

export const SMALL = process.env['BENCH_SMALL'] === '1';

/** Returns the usual size, or in a small run the least with which every step still runs. @template T @param {T} usual @param {T} small */
export const sized = (usual, small) => (SMALL ? small : usual);

/** Ends the program with 1 if a goal of time or memory is missed. A small run measures too little for that. @param {boolean} isMissed */
export const checkGoal = (isMissed) => {
  if (isMissed && !SMALL) process.exitCode = 1;
};

/** A small run prints each figure after this prefix, so that a test can check that there are some. */
export const FIGURE = 'figure: ';
