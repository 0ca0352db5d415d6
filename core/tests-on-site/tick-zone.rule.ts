import type { SignalMeaning } from '../signals/signal.ts';
import type { ZoneKey } from './site-test.schema.ts';

/** A zone in a test (domain guide 10 "Test zone"). */
export type TickState = 'Waiting' | 'Received' | 'Restored';

/** When a zone sent something during a test: milliseconds UTC, null for never. */
export interface TickTimes {
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** Newest restore, whether something was to be restored or not. */
  readonly restoredAt: number | null;
}

/** What a zone sent during a test. */
export interface ZoneTick extends TickTimes {
  readonly count: number;
  /** Code of the first signal. */
  readonly code: string | null;
}

/** A zone nothing came from yet. */
export const NO_TICK: ZoneTick = {
  firstAt: null,
  lastAt: null,
  count: 0,
  code: null,
  restoredAt: null,
};

/** A signal of a zone, as far as a tick asks. */
export interface TickSignal {
  readonly at: number;
  readonly code: string;
  readonly condition: SignalMeaning['condition'];
}

/** Reckons a signal in. What arrives late changes nothing about what came after it, so the order of arrival does not matter. */
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

/** Restored is what was received and restored since; a restore alone tested nothing. */
export const tickState = ({ firstAt, lastAt, restoredAt }: TickTimes): TickState => {
  if (firstAt === null || lastAt === null) return 'Waiting';
  return restoredAt !== null && restoredAt >= lastAt ? 'Restored' : 'Received';
};

/** A zone of the site with what came from it during a test. */
export interface TickedZone extends ZoneKey, ZoneTick {}

/** Tells the zones of a site apart. */
export const zoneId = ({ devNum, areaNum, zone }: ZoneKey): string =>
  `${devNum}/${areaNum}/${zone}`;

const earliest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);
const latest = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.max(a, b);

/** Both together, in whatever order they are told and however often one is told twice. */
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

/** Each zone once: what may be told of it and what may not is kept apart, and is one to whoever may see both. */
export const oneTickEach = <T extends TickedZone>(ticks: readonly T[]): readonly T[] => {
  const zones = new Map<string, T>();
  for (const tick of ticks) {
    const key = zoneId(tick);
    const known = zones.get(key);
    zones.set(key, known === undefined ? tick : { ...known, ...joined(known, tick) });
  }
  return [...zones.values()];
};

/** Zones that alarmed and did not restore: what stands in the way of taking a system off test (domain guide 6.1). */
export const unrestoredZones = <T extends TickedZone>(zones: readonly T[]): readonly T[] =>
  zones.filter((zone) => tickState(zone) === 'Received');

/** Whether a test may be taken off: at once, or only when somebody says "anyway" knowing which zones are open. */
export const guardOffTest = <T extends TickedZone>(
  zones: readonly T[],
  anyway: boolean,
): { readonly kind: 'clear' } | { readonly kind: 'ask'; readonly zones: readonly T[] } => {
  const open = unrestoredZones(zones);
  return open.length === 0 || anyway ? { kind: 'clear' } : { kind: 'ask', zones: open };
};
