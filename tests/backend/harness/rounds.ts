const ROUNDS = process.env['ROUNDS'];

/** How often something is tried: enough to find what is found at all, or with `npm run test:all-rounds` as often as SECURITY.md promises. */
export const rounds = (few: number, all: number): number => (ROUNDS === 'all' ? all : few);

/** How often a model runs; the mutation command asks it anew for every change of the code, and a tenth must do. */
export const modelRuns = (usual: number, all: number): number =>
  ROUNDS === 'mutation' ? usual / 10 : rounds(usual, all);
