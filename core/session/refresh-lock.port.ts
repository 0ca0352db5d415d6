/** Lets one tab at a time renew the token. */
export interface RefreshLock {
  /** Runs the work when it is this tab's turn, after 5 s in any case; passes on what the work answers or throws. */
  run<T>(work: () => Promise<T>): Promise<T>;
}
