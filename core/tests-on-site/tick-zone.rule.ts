import type { SignalMeaning } from '../signals/signal.ts';
import type { ZoneKey } from './site-test.schema.ts';

/** The state of a zone in a test (domain guide 10 "Test zone"). */
export type TickState = 'Waiting' | 'Received' | 'Restored';

/** The times at which a zone sent signals during a test, in milliseconds UTC. Null means never. */
export interface TickTimes {
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** The time of the newest restore signal, even if no alarm preceded it. Null when there is none. */
  readonly restoredAt: number | null;
}

/** A summary of the signals that a zone sent during a test. */
export interface ZoneTick extends TickTimes {
  readonly count: number;
  /** The code of the first signal. Null before that signal. */
  readonly code: string | null;
}

/** The state of a zone that has not sent a signal yet. */
export const NO_TICK: ZoneTick = {
  firstAt: null,
  lastAt: null,
  count: 0,
  code: null,
  restoredAt: null,
};

export interface TickSignal {
  readonly at: number;
  readonly code: string;
  readonly condition: SignalMeaning['condition'];
}

/** Adds a signal to the summary of a zone. The order of arrival does not matter. */
export const tickZone = (tick: ZoneTick, { at, code, condition }: TickSignal): ZoneTick => {
  if (condition === 'ends') return { ...tick, restoredAt: Math.max(tick.restoredAt ?? at, at) };
  const first = tick.firstAt;
  const earlier = first === null || at < first || (at === first && code < (tick.code ?? code));
  return {
    ...tick,
    firstAt: Math.min(first ?? at, at),
    lastAt: Math.max(tick.lastAt ?? at, at),
    count: tick.count + 1,
    code: earlier ? code : tick.code,
  };
};

/**
 * Returns the state of a zone in a test. `Restored` requires a received signal before the restore, because a restore alone
 * does not test a zone.
 */
export const tickState = ({ firstAt, lastAt, restoredAt }: TickTimes): TickState => {
  if (firstAt === null || lastAt === null) return 'Waiting';
  return restoredAt !== null && restoredAt >= lastAt ? 'Restored' : 'Received';
};

export interface TickedZone extends ZoneKey, ZoneTick {}

/** Returns a key of a zone that is unique within its site. */
export const zoneId = ({ devNum, areaNum, zone }: ZoneKey): string =>
  `${devNum}/${areaNum}/${zone}`;

const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
const latest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/**
 * Combines the times of two summaries of a zone. The result does not depend on the order of the summaries, and adding a
 * summary again changes nothing.
 */
export const joinTimes = (a: TickTimes, b: TickTimes): TickTimes => ({
  firstAt: earliest(a.firstAt, b.firstAt),
  lastAt: latest(a.lastAt, b.lastAt),
  restoredAt: latest(a.restoredAt, b.restoredAt),
});

const joined = (a: ZoneTick, b: ZoneTick): ZoneTick => ({
  ...joinTimes(a, b),
  count: a.count + b.count,
  code: earliest(a.firstAt, b.firstAt) === a.firstAt ? (a.code ?? b.code) : b.code,
});

/**
 * Joins summaries so that each zone occurs once. Public and confidential signals are summarized separately, so a reader
 * who may see both gets two summaries of a zone to join.
 */
export const oneTickEach = <T extends TickedZone>(ticks: readonly T[]): readonly T[] => {
  const zones = new Map<string, T>();
  for (const tick of ticks) {
    const key = zoneId(tick);
    const known = zones.get(key);
    zones.set(key, known === undefined ? tick : { ...known, ...joined(known, tick) });
  }
  return [...zones.values()];
};

/** Returns the zones that alarmed and did not restore. Such zones prevent ending a test (domain guide 6.1). */
export const unrestoredZones = <T extends TickedZone>(zones: readonly T[]): readonly T[] =>
  zones.filter((zone) => tickState(zone) === 'Received');

/** Returns whether a test may be ended immediately, or only after the person has seen the open zones and chosen "anyway". */
export const guardOffTest = <T extends TickedZone>(
  zones: readonly T[],
  anyway: boolean,
): { readonly kind: 'clear' } | { readonly kind: 'ask'; readonly zones: readonly T[] } => {
  const open = unrestoredZones(zones);
  return open.length === 0 || anyway ? { kind: 'clear' } : { kind: 'ask', zones: open };
};
