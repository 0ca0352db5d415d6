/** What the smoke checker asks of a deployment, in this order; a check whose needs failed is skipped. */
export const SMOKE_CHECKS = [
  { name: 'health', title: 'Health', needs: [] },
  { name: 'configuration', title: 'Configuration', needs: ['health'] },
  { name: 'banner', title: 'Status banner', needs: ['health'] },
  { name: 'login', title: 'Login', needs: ['health', 'configuration'] },
  { name: 'session', title: 'Session', needs: ['login'] },
  { name: 'gatedCall', title: 'Gated call', needs: ['login'] },
  { name: 'logout', title: 'Logout', needs: ['login'] },
] as const;

/** One of them. */
export type SmokeCheck = (typeof SMOKE_CHECKS)[number];

/** Stable name of a check, for programs that read the report. */
export type SmokeCheckName = SmokeCheck['name'];

/** How one check ended, in words for a person. `unreachable` = there was no answer at all. */
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

/** What the run as a whole says; `couldNotRun` when nobody answered at the address. */
export type SmokeVerdict = 'passed' | 'failed' | 'couldNotRun';

/** The whole report. */
export interface SmokeReport {
  readonly verdict: SmokeVerdict;
  readonly checks: readonly CheckResult[];
}
