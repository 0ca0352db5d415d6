import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';

/** The person who changed the test in the meantime, and how to repeat the action on the current state (domain guide 5.3). */
export interface PressConflict {
  readonly by: { readonly who: string | null; readonly at: string | null };
  readonly again: () => Promise<void>;
}

/** Returns who changed the test `about`, and when. If `about` is null, returns who made the latest change to any test. */
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
