import { join } from 'node:path';
import { after, useLives, type Lived } from '#tests/backend/harness/lives.ts';
import type { Found } from './crash-writer.ts';

/** What one life of the writer found, and what it could say before its end. */
export interface Life extends Pick<Lived, 'signal'> {
  readonly found: Found | null;
  readonly wrote: readonly string[];
}

/** When a life ends: milliseconds after its birth or its first write. */
export interface Kill {
  readonly ms: number;
  readonly since: 'spawn' | 'firstWrite';
}

/** A writer of one test file, to be killed; the program is `entry` and made under `name`. */
export const useWriter = (name: string, entry = 'crash-writer.ts') => {
  const { dataDir, live } = useLives(join(import.meta.dirname, entry), name);
  return {
    dataDir,
    /** One life of the writer: killed, or left to end by itself when nothing is to be written. */
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
