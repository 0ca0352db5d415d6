import { join } from 'node:path';
import { after, useLives, type Lived } from '#tests/backend/harness/lives.ts';
import type { Found } from './crash-writer.ts';

/** The data that one process of the writer found, and the lines it could print before its end. */
export interface Life extends Pick<Lived, 'signal'> {
  readonly found: Found | null;
  readonly wrote: readonly string[];
}

/** The time of a kill, in milliseconds after the start of the process or its first write. */
export interface Kill {
  readonly ms: number;
  readonly since: 'spawn' | 'firstWrite';
}

/**
 * Prepares the writer program of one test file, which is killed again and again. `entry` is the program and `name` the
 * name of its build.
 */
export const useWriter = (name: string, entry = 'crash-writer.ts') => {
  const { dataDir, live } = useLives(join(import.meta.dirname, entry), name);
  return {
    dataDir,
    /** Runs one process of the writer. It is killed as `wanted` says; null lets it finish without writing. */
    live: async (place: string, prefix: string, wanted: Kill | null): Promise<Life> => {
      const arm = (kill: () => void): void => {
        if (wanted !== null) setTimeout(kill, wanted.ms);
      };
      let armed = false;
      const { lines, signal } = await live(place, [prefix], {
        born: (kill) => {
          if (wanted?.since === 'spawn') arm(kill);
        },
        heard: (values, kill) => {
          if (armed || wanted?.since !== 'firstWrite' || after(values, 'wrote').length === 0)
            return;
          armed = true;
          arm(kill);
        },
      });
      const [found] = after(lines, 'found').map((text) => JSON.parse(text) as Found);
      return { found: found ?? null, wrote: after(lines, 'wrote'), signal };
    },
  };
};
