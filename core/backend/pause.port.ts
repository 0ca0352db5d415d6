/** Waits without holding any resource. The delay of SECURITY.md §2.4 is real time, so a moved demo clock does not shorten it. */
export interface Pause {
  wait(milliseconds: number): Promise<void>;
}
