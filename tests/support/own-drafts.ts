import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import type { OwnDrafts } from '#ui/forms/saved-draft.ts';

/** Where somebody's drafts are kept in a test; two of the same store and person find the same. */
export const ownDrafts = (change: Partial<OwnDrafts> = {}): OwnDrafts => ({
  store: new MemoryPreferenceStore(),
  userId: 'u-1',
  clock: { now: () => Date.UTC(2026, 2, 12, 18, 8) },
  ...change,
});
