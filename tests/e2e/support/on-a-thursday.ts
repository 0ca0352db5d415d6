import { testAt } from './at-a-moment.ts';

/** Like the base `test`, but the server's clock starts on Thursday, March 12, 14:08 in New York. */
export const test = testAt('2026-03-12T18:08:00Z');
