import { isSupervision } from './alarm-family.rule.ts';
import type { Repeats } from './device-state.ts';
import { HAPPENING_MS, isCall } from './join-alarm.rule.ts';
import type { IncomingSignal } from './signal-event.ts';

/**
 * Default number of repeats of one signal, and the period in milliseconds, that make a flood (domain guide 8 "Runaway",
 * 6.10). A site group can set another number.
 */
export const FLOOD = { times: 60, withinMs: 600000 } as const;

/** Maximum number of different signals counted per device. The oldest counts are dropped. */
const COUNTED = 64;

/** How a repeat is stored: `single` in its own row, `flood` in the row that starts a flood, `counted` in the row of a running flood. */
export type RepeatVerdict = 'single' | 'flood' | 'counted';

const isSame = (one: Repeats, { event }: IncomingSignal): boolean =>
  one.code === event.code &&
  one.condition === event.condition &&
  one.areaNum === event.areaNum &&
  one.zone === event.zone;

const begun = ({ at, event }: IncomingSignal): Repeats => ({
  code: event.code,
  condition: event.condition,
  areaNum: event.areaNum,
  zone: event.zone,
  withheld: event.withheld,
  from: at,
  last: at,
  times: 1,
  row: null,
});

const next = (one: Repeats, signal: IncomingSignal, most: number): Repeats => {
  const quiet = signal.at - one.last > FLOOD.withinMs;
  if (quiet) return begun(signal);
  const last = Math.max(one.last, signal.at);
  if (one.row !== null) return { ...one, last, times: one.times + 1 };
  if (signal.at - one.from > FLOOD.withinMs) return begun(signal);
  const times = one.times + 1;
  const row = times >= most ? { at: signal.at, id: signal.id } : null;
  return { ...one, last, times, row };
};

/** Returns true if a signal of a flood is acted on anyway: an alarm of which contacts were not notified for 30 minutes. */
const isDue = (toldAt: Repeats['toldAt'], { at, event }: IncomingSignal): boolean =>
  isCall(event) &&
  event.condition !== 'present' &&
  !isSupervision(event.serviceType) &&
  (typeof toldAt !== 'number' || at - toldAt > HAPPENING_MS);

/** Counts a signal as a repeat, and drops the counts of signals that were quiet for ten minutes. */
export const noteRepeat = (
  repeats: readonly Repeats[],
  signal: IncomingSignal,
  most: number,
): {
  readonly repeats: readonly Repeats[];
  readonly row: Repeats['row'];
  readonly times: number;
  readonly verdict: RepeatVerdict;
  /** True if the signal is not acted on because it is part of a flood. */
  readonly quiet: boolean;
} => {
  const before = repeats.find((one) => isSame(one, signal));
  const counted = before === undefined ? begun(signal) : next(before, signal, most);
  const toldAt = before?.toldAt ?? null;
  const now: Repeats = { ...counted, toldAt };
  const others = repeats.filter((one) => one !== before && signal.at - one.last <= FLOOD.withinMs);
  const flooding = now.row !== null;
  const again = flooding && before?.row?.id === now.row.id;
  return {
    repeats: [...others, now].slice(-COUNTED),
    row: now.row,
    times: now.times,
    verdict: again ? 'counted' : flooding ? 'flood' : 'single',
    quiet: flooding && !isDue(toldAt, signal),
  };
};

/** Returns the counts with the time at which contacts were notified of a signal. */
export const noteNotified = (
  repeats: readonly Repeats[],
  signal: IncomingSignal,
): readonly Repeats[] =>
  repeats.map((one) => (isSame(one, signal) ? { ...one, toldAt: signal.at } : one));
