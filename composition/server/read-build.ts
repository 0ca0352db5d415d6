import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which build a folder holds, in a few letters: the note that the build leaves of its sources. Null = not made by it. */
export const readBuild = (dist: string): string | null => {
  const note = path.join(dist, '.sources');
  return existsSync(note) ? readFileSync(note, 'utf8').slice(0, 12) : null;
};
