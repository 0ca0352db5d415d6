const ROUNDS = process.env['ROUNDS'];

/** Rounds of whatever is tried often, in CI; enough to find what is found at all, and paid with every change. */
const CI_ROUNDS = 50;

/** Whether this run belongs to a heavier command, in which the models run long. */
export const LONG = ROUNDS === 'ci' || ROUNDS === 'all';

/** How often something is tried: a few times by default, 50 times at most with the heavier command (`ROUNDS=ci`), as often as the security goals name with `npm run test:all-rounds` (`ROUNDS=all`). */
export const rounds = (few: number, all: number): number => {
  if (ROUNDS === 'all') return all;
  return LONG ? Math.min(all, CI_ROUNDS) : few;
};

/** How often a model runs; the mutation command asks it anew for every change of the code, and a tenth must do. */
export const modelRuns = (usual: number, long: number): number => {
  if (LONG) return long;
  return ROUNDS === 'mutation' ? usual / 10 : usual;
};
