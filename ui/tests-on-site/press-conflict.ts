import type { SiteTest } from '#core/tests-on-site/site-test.schema.ts';

/** Who changed what a press was about, and the press once more, on what is there now (domain guide 5.3). */
export interface PressConflict {
  readonly by: { readonly who: string | null; readonly at: string | null };
  readonly again: () => Promise<void>;
}

/** Who changed a test, or of all the one that is new or another than it was; the newest change of several. */
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
