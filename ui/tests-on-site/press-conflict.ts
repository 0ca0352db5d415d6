import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';

/** The person who changed the test in the meantime, and how to repeat the action on the current state (domain guide 5.3). */
export interface PressConflict {
  readonly by: { readonly who: string | null; readonly at: string | null };
  readonly again: () => Promise<void>;
}

/** Returns the last change of a test. Without a test, returns the latest change among tests that are new or changed. */
export const whoChanged = (
  known: readonly SiteTest[],
  fresh: readonly SiteTest[],
  about: SiteTest | null,
): PressConflict['by'] => {
  const changed = fresh.filter(
    ({ id, rev }) =>
      (about === null || id === about.id) && rev !== known.find((before) => before.id === id)?.rev,
  );
  const [newest] = changed.toSorted((a, b) => (a.updatedAt > b.updatedAt ? -1 : 1));
  return newest === undefined
    ? { who: null, at: null }
    : { who: newest.updatedBy ?? newest.placedBy, at: newest.updatedAt };
};
