import { join } from 'node:path';

/** The root folder of the project. */
export const PROJECT = join(import.meta.dirname, '..', '..');
