/** The smoke checks of a deployment, in this order. A check is skipped when one it needs has failed. */
export const SMOKE_CHECKS = [
  { name: 'health', title: 'Health', needs: [] },
  { name: 'configuration', title: 'Configuration', needs: ['health'] },
  { name: 'banner', title: 'Status banner', needs: ['health'] },
  { name: 'login', title: 'Login', needs: ['health', 'configuration'] },
  { name: 'session', title: 'Session', needs: ['login'] },
  { name: 'gatedCall', title: 'Gated call', needs: ['login'] },
  { name: 'logout', title: 'Logout', needs: ['login'] },
] as const;

/** One of the smoke checks. */
export type SmokeCheck = (typeof SMOKE_CHECKS)[number];

/** The stable name of a check, for programs that read the report. */
export type SmokeCheckName = SmokeCheck['name'];

/** The result of one check as text for a person. `unreachable` means that there was no response at all. */
export type CheckOutcome =
  | { readonly state: 'passed'; readonly detail: string }
  | { readonly state: 'failed'; readonly detail: string; readonly unreachable: boolean }
  | { readonly state: 'skipped'; readonly detail: string };

/** One line of the report. */
export interface CheckResult {
  readonly name: SmokeCheckName;
  readonly title: string;
  readonly outcome: CheckOutcome;
  readonly millis: number;
}

/** The result of the whole run. `couldNotRun` means that nothing responded at the address. */
export type SmokeVerdict = 'passed' | 'failed' | 'couldNotRun';

/** The whole report. */
export interface SmokeReport {
  readonly verdict: SmokeVerdict;
  readonly checks: readonly CheckResult[];
}
