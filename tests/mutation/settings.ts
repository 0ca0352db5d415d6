import * as fc from 'fast-check';

// A fixed seed makes the mutation score reproducible. Shrinking is off because a mutant is killed by the first failure, whatever its size.
fc.configureGlobal({ seed: 20_261_122, endOnFailure: true });
