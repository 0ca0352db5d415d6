import { describe, expect, it } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import { PURGED_PREFERENCES } from '#core/preferences/purged-preferences.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { RECENT_SEARCHES, RecentSearches } from '#core/sites/recent-searches.store.ts';
import { grantOf, viewOf } from '../login/support/people.ts';

const world = () => {
  const session = new SessionContext();
  const preferences = new MemoryPreferenceStore();
  const recents = new RecentSearches({ session, preferences });
  const signIn = (id: string): void => {
    const view = viewOf(2);
    session.apply({
      kind: 'signedIn',
      grant: grantOf({ ...view, user: { ...view.user, id } }),
    });
  };
  return { session, preferences, recents, signIn };
};
const KES = { key: 'any', value: 'kes' } as const;

describe('the searches of a person', () => {
  it('are kept for that person', () => {
    const { recents, signIn, preferences } = world();
    signIn('dana');
    recents.remember(KES);
    expect(recents.list()).toEqual([KES]);
    expect(preferences.read('dana', RECENT_SEARCHES)).toEqual([KES]);
    expect(preferences.read('ana', RECENT_SEARCHES)).toBeNull();
  });

  it('are nobody’s while nobody is signed in', () => {
    const { recents } = world();
    recents.remember(KES);
    recents.clear();
    expect(recents.list()).toEqual([]);
  });

  it('are gone when the person clears them', () => {
    const { recents, signIn, preferences } = world();
    signIn('dana');
    recents.remember(KES);
    recents.clear();
    expect(recents.list()).toEqual([]);
    expect(preferences.read('dana', RECENT_SEARCHES)).toBeNull();
  });

  it('are among what a sign-out purges', () => {
    expect(PURGED_PREFERENCES).toContain(RECENT_SEARCHES);
  });

  it('survive their own person’s return, and no one else’s coming', () => {
    const { recents, signIn, preferences } = world();
    preferences.write('dana', RECENT_SEARCHES, [KES]);
    preferences.write('ana', RECENT_SEARCHES, [{ key: 'name', value: 'tide' }]);
    recents.start();
    recents.start();
    signIn('dana');
    expect(recents.list()).toEqual([KES]);
    expect(preferences.read('ana', RECENT_SEARCHES)).toBeNull();
    signIn('ana');
    expect(preferences.read('dana', RECENT_SEARCHES)).toBeNull();
    recents.dispose();
  });
});
