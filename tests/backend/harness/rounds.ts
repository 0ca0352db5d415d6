const ROUNDS = process.env['ROUNDS'];

/** Returns the number of rounds: few enough for every run, or with `npm run test:all-rounds` as many as SECURITY.md promises. */
export const rounds = (few: number, all: number): number => (ROUNDS === 'all' ? all : few);

/** Returns the number of runs of a model. The mutation command repeats it for every change of the code, so it uses a tenth. */
export const modelRuns = (usual: number, all: number): number =>
  ROUNDS === 'mutation' ? usual / 10 : rounds(usual, all);
