import { join } from 'node:path';
import { after, useLives, type Lived } from '#tests/backend/harness/lives.ts';
import type { Found } from './crash-writer.ts';

/** The result of one writer process: the data that the process found, and the lines that it printed before it ended. */
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
 * Prepares a writer program for one test file, which kills the program repeatedly. `entry` is the program's file, and
 * `name` is the name of the built program.
 */
export const useWriter = (name: string, entry = 'crash-writer.ts') => {
  const { dataDir, live } = useLives(join(import.meta.dirname, entry), name);
  return {
    dataDir,
    /** Runs one writer process and kills it at the `wanted` time. If `wanted` is null, the process is not killed. */
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
