import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import type { OwnDrafts } from '#ui/forms/saved-draft.ts';

/** Returns the draft storage of one user. Two calls with the same store and user share their drafts. */
export const ownDrafts = (change: Partial<OwnDrafts> = {}): OwnDrafts => ({
  store: new MemoryPreferenceStore(),
  userId: 'u-1',
  clock: { now: () => Date.UTC(2026, 2, 12, 18, 8) },
  ...change,
});
