import { NEVER } from 'rxjs';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import type { Parts } from './parts.ts';

/** A new account has no live events yet. */
const QUIET = { events$: NEVER, readAnew$: NEVER } as const;

/** Returns the ports for the parts of a new account. The forms keep no browser drafts, because the server stores the account draft. */
export const draftParts = ({
  clock,
  ids,
  toasts,
  userId,
}: Pick<Parts, 'clock' | 'ids' | 'toasts' | 'userId'>) => {
  const ownDrafts: OwnDrafts = {
    store: { read: () => null, write: () => undefined },
    userId,
    clock,
  };
  return { live: QUIET, ownDrafts, toasts, ids };
};
