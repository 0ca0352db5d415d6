/** `ok`: needs no attention. `warning`: needs attention. `failed`: not fit for operation. */
export type FindingState = 'ok' | 'warning' | 'failed';

/** One result of a check, in words for the operator. Never contains a secret. */
export interface Finding {
  readonly check: string;
  readonly state: FindingState;
  readonly what: string;
  /** What the operator should do; null if nothing. */
  readonly todo: string | null;
}

/** Returns functions that build the findings of one check. */
export const findings = (check: string) => ({
  ok: (what: string): Finding => ({ check, state: 'ok', what, todo: null }),
  warning: (what: string, todo: string): Finding => ({ check, state: 'warning', what, todo }),
  failed: (what: string, todo: string): Finding => ({ check, state: 'failed', what, todo }),
});

const STATUS = { ok: 0, warning: 1, failed: 2 } as const satisfies Record<FindingState, number>;

/** Returns the exit status that monitoring programs expect: 0 = all ok, 1 = a warning, 2 = a failure. */
export const doctorStatus = (found: readonly Finding[]): number =>
  Math.max(0, ...found.map(({ state }) => STATUS[state]));

/** Formats a finding as one output line of `npm run doctor`. */
export const findingLine = ({ check, state, todo, what }: Finding): string =>
  `${state}: ${check}: ${what}${todo === null ? '' : ` — ${todo}`}`;
