/** How a thing stands: as it should, to be looked at, or not fit to serve. */
export type FindingState = 'ok' | 'warning' | 'failed';

/** One thing that was looked at, in words for whoever runs the deployment; never a secret. */
export interface Finding {
  readonly check: string;
  readonly state: FindingState;
  readonly what: string;
  /** Null where there is nothing to do. */
  readonly todo: string | null;
}

/** What finds of one thing share its name. */
export const findings = (check: string) => ({
  ok: (what: string): Finding => ({ check, state: 'ok', what, todo: null }),
  warning: (what: string, todo: string): Finding => ({ check, state: 'warning', what, todo }),
  failed: (what: string, todo: string): Finding => ({ check, state: 'failed', what, todo }),
});

const STATUS = { ok: 0, warning: 1, failed: 2 } as const satisfies Record<FindingState, number>;

/** 0 all well, 1 something to look at, 2 something failed: what monitoring programs ask of a check. */
export const doctorStatus = (found: readonly Finding[]): number =>
  Math.max(0, ...found.map(({ state }) => STATUS[state]));

/** One line, as `npm run doctor` prints it. */
export const findingLine = ({ check, state, todo, what }: Finding): string =>
  `${state}: ${check}: ${what}${todo === null ? '' : ` — ${todo}`}`;
