import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the first characters of the hash that identifies the build in a folder, or null if there is none. */
export const readBuild = (dist: string): string | null => {
  const note = path.join(dist, '.sources');
  return existsSync(note) ? readFileSync(note, 'utf8').slice(0, 12) : null;
};
