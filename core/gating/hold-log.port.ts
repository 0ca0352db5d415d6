/**
 * Receives held requests, for developers who look into the console to find why a screen stays empty (spec §8 "Held request
 * warning (console only)").
 */
export interface HoldLog {
  /** Called once per held request. The label contains no query and no body. */
  held(label: string): void;
}
