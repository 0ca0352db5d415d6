/** The smoke checks of a deployment, in order. A check is skipped when a check it needs has failed. */
export const SMOKE_CHECKS = [
  { name: 'health', title: 'Health', needs: [] },
  { name: 'configuration', title: 'Configuration', needs: ['health'] },
  { name: 'banner', title: 'Status banner', needs: ['health'] },
  { name: 'login', title: 'Login', needs: ['health', 'configuration'] },
  { name: 'session', title: 'Session', needs: ['login'] },
  { name: 'gatedCall', title: 'Gated call', needs: ['login'] },
  { name: 'logout', title: 'Logout', needs: ['login'] },
] as const;

export type SmokeCheck = (typeof SMOKE_CHECKS)[number];

/** The stable name of a check, for programs that read the report. */
export type SmokeCheckName = SmokeCheck['name'];

/** The result of one check. `unreachable` means that there was no response at all. */
export type CheckOutcome =
  | { readonly state: 'passed'; readonly detail: string }
  | { readonly state: 'failed'; readonly detail: string; readonly unreachable: boolean }
  | { readonly state: 'skipped'; readonly detail: string };

export interface CheckResult {
  readonly name: SmokeCheckName;
  readonly title: string;
  readonly outcome: CheckOutcome;
  readonly millis: number;
}

/** The result of the whole smoke run. `couldNotRun` means that no server responded at the deployment's URL. */
export type SmokeVerdict = 'passed' | 'failed' | 'couldNotRun';

export interface SmokeReport {
  readonly verdict: SmokeVerdict;
  readonly checks: readonly CheckResult[];
}
