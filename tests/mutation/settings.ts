import * as fc from 'fast-check';

// One seed, so that the figure is the same at every run; the first failure tells enough.
fc.configureGlobal({ seed: 20_261_122, endOnFailure: true });
