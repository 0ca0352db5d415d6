import { join } from 'node:path';
import { after, useLives, type Lived } from '#tests/backend/harness/lives.ts';
import type { Found } from './crash-writer.ts';

/** The result of one writer process: the data it found, and the lines it printed before its end. */
export interface Life extends Pick<Lived, 'signal'> {
  readonly found: Found | null;
  readonly wrote: readonly string[];
}

/** Time of a kill, in milliseconds after the process start or the first write. */
export interface Kill {
  readonly ms: number;
  readonly since: 'spawn' | 'firstWrite';
}

/**
 * Prepares the writer program of one test file, which is killed repeatedly. `entry` is the program's file, and `name` is
 * the name of its build.
 */
export const useWriter = (name: string, entry = 'crash-writer.ts') => {
  const { dataDir, live } = useLives(join(import.meta.dirname, entry), name);
  return {
    dataDir,
    /** Runs one writer process and kills it at the `wanted` time. With null, the process finishes without writing. */
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
