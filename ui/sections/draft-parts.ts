import { NEVER } from 'rxjs';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import type { Parts } from './parts.ts';

/** Nothing happens at an account that is not there yet. */
const QUIET = { events$: NEVER, readAnew$: NEVER } as const;

/**
 * What the parts of a new account are plugged into: its draft is kept on the server, so their forms keep nothing in this
 * browser beside what belongs to sites.
 */
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
