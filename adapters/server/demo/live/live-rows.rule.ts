import { MINUTE, SECOND } from '../demo-time.ts';
import {
  byUser,
  op,
  type SignalStep,
  type Step,
  type ScenarioSite,
  type ScenarioStep,
} from '../scenarios/scenario.ts';

/** A device and its site, on which scenarios can run. */
export interface LiveSite extends ScenarioSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
}

/** A scenario step, assigned to a site. */
export interface PlayedStep extends ScenarioStep {
  readonly site: LiveSite;
}

/** One scheduled event of a running scenario. */
export interface LiveRow {
  readonly site: LiveSite;
  readonly step: Exclude<Step, { readonly kind: 'system' }>;
  /** Time at which the event is submitted, in milliseconds UTC. */
  readonly at: number;
  /**
   * Time at which the event happened. In a flood, this time differs from `at`, because the signals of a flood are
   * submitted one minute at a time.
   */
  readonly saidAt: number;
}

type Living = PlayedStep & { readonly step: LiveRow['step'] };

/** Longest wait between two steps, in milliseconds. Longer waits are shortened to this value. */
export const LONGEST_WAIT = 2 * MINUTE;
/** Longest gap between two identical signals, in milliseconds, that still counts as a flood. */
const FLOOD_GAP = 10 * SECOND;
/** Longest test that ends together with its scenario, in minutes. A scenario with a longer test leaves the test running. */
const LONGEST_TEST = 24 * 60;

/**
 * Converts a step into live steps. Drops the steps of the monitoring center, because the server creates such events from
 * the signals. A fail to close becomes a signal of the panel.
 */
const living = (played: PlayedStep): readonly Living[] => {
  const { step, site } = played;
  if (step.kind !== 'system') return [{ ...played, step }];
  return step.event === 'Fail to close' ? [{ ...played, step: byUser('1454', site.area) }] : [];
};

const isTrouble = (step: Step): step is SignalStep =>
  step.kind === 'signal' && step.code.startsWith('13');

/** Returns one restore for each trouble that the scenario leaves open. */
const mended = (rows: readonly Living[]): readonly Living[] => {
  const ends = rows.flatMap((row) =>
    isTrouble(row.step)
      ? [{ ...row, step: { ...row.step, code: `3${row.step.code.slice(1)}` } }]
      : [],
  );
  const named = ({ site, step }: Living): string =>
    step.kind === 'signal' ? `${site.xmit} ${step.code} ${step.zone ?? ''}` : '';
  const known = new Set(rows.map(named));
  return [...new Map(ends.map((row) => [named(row), row])).values()].filter(
    (row) => !known.has(named(row)),
  );
};

const ending = (rows: readonly Living[]): readonly Living[] => {
  const last = rows.at(-1);
  if (last === undefined) return [];
  const isDone = (what: string): boolean =>
    rows.some(({ step }) => step.kind !== 'signal' && step.action === what);
  const placesTest = rows.some(
    ({ step }) => step.kind === 'test' && step.action === 'placed' && step.minutes <= LONGEST_TEST,
  );
  const steps: LiveRow['step'][] = [
    ...(placesTest && !isDone('cleared')
      ? [{ kind: 'test', action: 'cleared', by: '', minutes: 0 } as const]
      : []),
    ...(isDone('Full clear')
      ? []
      : [op('Full clear', 'Passcode given', { disposition: 'False – user error' })]),
  ];
  return [...mended(rows), ...steps.map((step) => ({ ...last, step }))].map((row, index) => ({
    ...row,
    afterMs: last.afterMs + (index + 1) * MINUTE,
  }));
};

const isSame = (one: Living | undefined, other: Living): boolean =>
  one !== undefined &&
  one.step.kind === 'signal' &&
  other.step.kind === 'signal' &&
  one.site.xmit === other.site.xmit &&
  one.step.code === other.step.code &&
  one.step.zone === other.step.zone &&
  Math.abs(one.afterMs - other.afterMs) < FLOOD_GAP;

/**
 * Returns the rows of a scenario that starts at `from` (domain guide 8). Shortens long waits and submits floods one minute
 * at a time. At the end, no trouble, test or alarm of the scenario stays open.
 */
export const liveRows = (
  played: readonly PlayedStep[],
  from: number,
  longest: number = LONGEST_WAIT,
): readonly LiveRow[] => {
  const stated = played.flatMap(living);
  const rows = [...stated, ...ending(stated)];
  let at = from;
  return rows.map((row, index) => {
    const { site, step } = row;
    const before = rows[index - 1];
    at += before === undefined ? 0 : Math.min(row.afterMs - before.afterMs, longest);
    const next = rows[index + 1];
    const floods = isSame(before, row) || (next !== undefined && isSame(next, row));
    const minute = (Math.floor((at - from) / MINUTE) + 1) * MINUTE;
    return { site, step, saidAt: at, at: floods ? from + minute : at };
  });
};
