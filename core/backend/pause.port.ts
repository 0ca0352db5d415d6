/** Waits without holding any resource. Waits in real time, so a moved demo clock does not shorten the delay of SECURITY.md §2.4. */
export interface Pause {
  wait(milliseconds: number): Promise<void>;
}
