import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';

const users = fc.constantFrom('ada', 'bo', 'ada/x');
const names = fc.constantFrom('color-mode', 'recent', 'recent-sites');
const values = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.integer(),
  fc.array(fc.record({ key: fc.string(), value: fc.string() })),
);
const writes = fc.array(fc.record({ user: users, name: names, value: fc.option(values) }));

/** Tests that every preference store must pass. */
export const preferenceStoreContract = (name: string, create: () => PreferenceStore): void => {
  describe(`Preferences: ${name}`, () => {
    it('knows nothing of a person at first', () => {
      expect(create().read('ada', 'color-mode')).toBeNull();
    });

    it('reads what was last written for a person and a name, and nothing else', () => {
      fc.assert(
        fc.property(writes, users, names, (written, user, wanted) => {
          const store = create();
          for (const { user: who, name: what, value } of written) store.write(who, what, value);
          const last = written.filter((w) => w.user === user && w.name === wanted).at(-1);
          expect(store.read(user, wanted)).toEqual(last?.value ?? null);
        }),
      );
    });

    it('purges the named values of everyone and keeps the rest', () => {
      fc.assert(
        fc.property(fc.uniqueArray(names), users, names, (purged, user, wanted) => {
          const store = create();
          for (const who of ['ada', 'bo', 'ada/x'])
            for (const what of ['color-mode', 'recent', 'recent-sites'])
              store.write(who, what, 'kept');
          store.purge(purged);
          expect(store.read(user, wanted)).toBe(purged.includes(wanted) ? null : 'kept');
        }),
      );
    });
  });
};
