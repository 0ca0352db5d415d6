/** Too many transactions wait for a connection; the server answers 503 with `Retry-After` (security.md §2.18). */
export class DatabaseBusy extends Error {
  readonly retryAfterSeconds = 1;

  constructor() {
    super('Too many requests wait for the database.');
    this.name = 'DatabaseBusy';
  }
}

/** How many checkouts may wait before the next is turned away. */
export const WAITING_LIMIT = 256;
