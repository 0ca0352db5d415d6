import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the first characters of the hash that identifies a build in a folder; null if the build did not write one. */
export const readBuild = (dist: string): string | null => {
  const note = path.join(dist, '.sources');
  return existsSync(note) ? readFileSync(note, 'utf8').slice(0, 12) : null;
};
