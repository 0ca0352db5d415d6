const ROUNDS = process.env['ROUNDS'];

/** Returns `few` rounds for an ordinary run. With `npm run test:all-rounds`, returns as many as SECURITY.md promises. */
export const rounds = (few: number, all: number): number => (ROUNDS === 'all' ? all : few);

/** Returns the number of runs of a model test. The mutation command repeats the test for every code change, so it uses a tenth. */
export const modelRuns = (usual: number, all: number): number =>
  ROUNDS === 'mutation' ? usual / 10 : rounds(usual, all);
