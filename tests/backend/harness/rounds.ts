const ROUNDS = process.env['ROUNDS'];

/**
 * Returns `few` rounds for an ordinary run, or `all` rounds with `npm run test:all-rounds`, the numbers of rounds that
 * SECURITY.md states.
 */
export const rounds = (few: number, all: number): number => (ROUNDS === 'all' ? all : few);

/**
 * Returns the number of runs of a model test. The mutation command gets a tenth of the usual number, because it repeats
 * the test for every code change.
 */
export const modelRuns = (usual: number, all: number): number =>
  ROUNDS === 'mutation' ? usual / 10 : rounds(usual, all);
