import { NEVER } from 'rxjs';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import type { Parts } from './parts.ts';

/** A new account has no live events yet. */
const QUIET = { events$: NEVER, readAnew$: NEVER } as const;

/** The ports of a new account's parts. Its draft is stored on the server, so the forms store no drafts of their own in this browser. */
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
