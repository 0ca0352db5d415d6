import * as fc from 'fast-check';

// A fixed seed makes the mutation score reproducible. Shrinking is off because one failure suffices to kill a mutant.
fc.configureGlobal({ seed: 20_261_122, endOnFailure: true });
