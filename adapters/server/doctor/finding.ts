/** The state of a finding: as it should be, needs attention, or not fit for operation. */
export type FindingState = 'ok' | 'warning' | 'failed';

/** One finding in words for the operator of the deployment. It never contains a secret. */
export interface Finding {
  readonly check: string;
  readonly state: FindingState;
  readonly what: string;
  /** Null if no action is needed. */
  readonly todo: string | null;
}

/** Creates functions for the findings of one check. */
export const findings = (check: string) => ({
  ok: (what: string): Finding => ({ check, state: 'ok', what, todo: null }),
  warning: (what: string, todo: string): Finding => ({ check, state: 'warning', what, todo }),
  failed: (what: string, todo: string): Finding => ({ check, state: 'failed', what, todo }),
});

const STATUS = { ok: 0, warning: 1, failed: 2 } as const satisfies Record<FindingState, number>;

/** Returns the exit status in the convention of monitoring programs: 0 all well, 1 a warning, 2 a failure. */
export const doctorStatus = (found: readonly Finding[]): number =>
  Math.max(0, ...found.map(({ state }) => STATUS[state]));

/** Formats a finding as one line of `npm run doctor`. */
export const findingLine = ({ check, state, todo, what }: Finding): string =>
  `${state}: ${check}: ${what}${todo === null ? '' : ` — ${todo}`}`;
