import { create, insertAfter, insertBefore, type Recipe } from './recipe.ts';

/** A port with two adapters: when this browser showed the watchlist last. */
export const portRecipe: Recipe = {
  heading: 'A port',
  steps: [
    [
      create(
        'core/watchlist/last-look.port.ts',
        `/** When this browser showed the watchlist last. */
export interface LastLook {
  /** Returns milliseconds UTC; null before the first time. */
  read(): number | null;
  write(at: number): void;
}
`,
      ),
    ],
    [
      create(
        'adapters/browser/local-last-look.ts',
        `import type { LastLook } from '#core/watchlist/last-look.port.ts';

const KEY = 'watchlist/last-look';

/** Stores the time in localStorage. */
export const localLastLook = (storage: Pick<Storage, 'getItem' | 'setItem'>): LastLook => ({
  read: () => {
    const text = storage.getItem(KEY);
    return text === null ? null : Number(text);
  },
  write: (at) => storage.setItem(KEY, String(at)),
});
`,
      ),
      create(
        'adapters/memory/memory-last-look.ts',
        `import type { LastLook } from '#core/watchlist/last-look.port.ts';

/** Stores the time until the process ends. */
export const memoryLastLook = (): LastLook => {
  let last: number | null = null;
  return {
    read: () => last,
    write: (at) => {
      last = at;
    },
  };
};
`,
      ),
    ],
    [
      create(
        'tests/contract/last-look.contract.ts',
        `import { describe, expect, it } from 'vitest';
import type { LastLook } from '#core/watchlist/last-look.port.ts';

/** What every \`LastLook\` does. */
export const lastLookContract = (name: string, create: () => LastLook): void => {
  describe(\`the last look: \${name}\`, () => {
    it('is the time that was written last', () => {
      const look = create();
      expect(look.read()).toBeNull();
      look.write(1);
      look.write(2);
      expect(look.read()).toBe(2);
    });
  });
};
`,
      ),
      create(
        'tests/adapters/browser/local-last-look.test.ts',
        `import { localLastLook } from '#adapters/browser/local-last-look.ts';
import { lastLookContract } from '#tests/contract/last-look.contract.ts';

lastLookContract('localStorage', () => {
  const texts = new Map<string, string>();
  return localLastLook({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  });
});
`,
      ),
      create(
        'tests/adapters/memory/memory-last-look.test.ts',
        `import { memoryLastLook } from '#adapters/memory/memory-last-look.ts';
import { lastLookContract } from '#tests/contract/last-look.contract.ts';

lastLookContract('memory', memoryLastLook);
`,
      ),
    ],
    [
      create(
        'composition/web/watchlist.adapters.ts',
        `import { localLastLook } from '#adapters/browser/local-last-look.ts';
import type { WatchlistAdapters } from '#ui/watchlist/watchlist.page.tsx';

export const adapters: WatchlistAdapters = { lastLook: localLastLook(localStorage) };
`,
      ),
      insertAfter(
        'ui/watchlist/watchlist.page.tsx',
        `    readonly watched: WatchedViewModel;
  }
}
`,
        `
/** What the section needs of the browser. */
export interface WatchlistAdapters {
  readonly lastLook: LastLook;
}

declare module '../sections/parts.ts' {
  interface SectionAdapters {
    readonly watchlist: WatchlistAdapters;
  }
}
`,
      ),
      insertBefore(
        'ui/watchlist/watchlist.page.tsx',
        `import { watchlistApi }`,
        `import type { LastLook } from '#core/watchlist/last-look.port.ts';\n`,
      ),
      insertAfter('ui/watchlist/watchlist.page.tsx', `  watchlist: ({ `, `adapters, clock, `),
      insertBefore(
        'ui/watchlist/watchlist.page.tsx',
        `gatewayOf(watchlistApi).watchlist()`,
        `{
        adapters('watchlist').lastLook.write(clock.now());
        return `,
      ),
      insertAfter(
        'ui/watchlist/watchlist.page.tsx',
        `gatewayOf(watchlistApi).watchlist()`,
        `;
      }`,
      ),
    ],
  ],
};
