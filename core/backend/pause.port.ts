/**
 * Waits without holding any resource. The wait is in real time, so that changing the demo clock does not shorten the delay
 * of SECURITY.md §2.4.
 */
export interface Pause {
  wait(milliseconds: number): Promise<void>;
}
