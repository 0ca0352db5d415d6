import type { Failure } from './result.ts';

/** The server says that this is not, or no longer, the reader's to see: what was read of it before leaves the screen at once (SECURITY.md §2.1). */
export const isWithdrawn = (failure: Failure): boolean =>
  failure.kind === 'refused' && (failure.status === 403 || failure.status === 404);
