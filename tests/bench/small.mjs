// True if BENCH_SMALL=1, which checks within seconds that every step of a benchmark still works. The results of a small
// run are meaningless.
import process from 'node:process';

export const SMALL = process.env['BENCH_SMALL'] === '1';

/** Returns the usual size. In a small run, returns the minimum with which every step still runs. @template T @param {T} usual @param {T} small */
export const sized = (usual, small) => (SMALL ? small : usual);

/** Exits with code 1 if a time or memory goal is missed, except in a small run. @param {boolean} isMissed */
export const checkGoal = (isMissed) => {
  if (isMissed && !SMALL) process.exitCode = 1;
};

/** Prefix of each figure that a small run prints. A test searches the output for this prefix. */
export const FIGURE = 'figure: ';
