import { join } from 'node:path';

/** The tree of the project these tests stand in. */
export const PROJECT = join(import.meta.dirname, '..', '..');
