import type { TroubleState, ZoneState } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

const SPEAKS_OF: ReadonlySet<string> = new Set(['begins', 'present', 'ends']);

/** Applies a signal to the alarm condition and bypass of a zone. Ignores a signal older than the zone's known state. */
const follow = (zone: ZoneState, { at, event }: IncomingSignal): ZoneState => {
  if (!SPEAKS_OF.has(event.condition)) return zone;
  const isOver = event.condition === 'ends';
  if (event.bypasses && (zone.bypassAt ?? at) <= at)
    return { ...zone, bypassed: !isOver, bypassAt: at };
  if (event.lasts !== 'alarm' || (zone.conditionAt ?? at) > at) return zone;
  const unrestoredSince = isOver ? null : (zone.unrestoredSince ?? at);
  return { ...zone, unrestoredSince, conditionAt: at };
};

/**
 * Applies a signal to the zone that the signal names: last signal, unrestored alarm, bypass. Stores nothing that is still
 * hidden from customers.
 */
export const followZones = (
  zones: readonly ZoneState[],
  signal: IncomingSignal,
): readonly ZoneState[] => {
  const { at, event } = signal;
  if (event.zoneId === null || event.withheld) return zones;
  return zones.map((zone) => {
    if (zone.id !== event.zoneId) return zone;
    const isNewest = zone.lastSignalAt === null || at >= zone.lastSignalAt;
    return follow(isNewest ? { ...zone, lastSignalAt: at, lastSignal: event.text } : zone, signal);
  });
};

const isOf = (trouble: TroubleState, { event }: IncomingSignal): boolean =>
  trouble.code === event.code &&
  (trouble.areaNum ?? 0) === (event.areaNum ?? 0) &&
  (trouble.zone ?? '') === (event.zone ?? '');

/**
 * How long a trouble must last before contacts are notified of it, in milliseconds (domain guide 7.2). Contacts are
 * notified of some troubles at once.
 */
const LASTS_MS = 7200000;

const trouble = ({ id, at, event }: IncomingSignal, clearedAt: number | null): TroubleState => ({
  id,
  code: event.code,
  areaNum: event.areaNum,
  zone: event.zone,
  text: event.text,
  since: at,
  saidAt: at,
  clearedAt,
  notifyAt: event.notifiedLater && clearedAt === null ? at + LASTS_MS : null,
});

/**
 * Starts and ends troubles. During a test, signals end troubles but start none. An end without a start is stored as an
 * ended trouble, so that a late start signal does not open the trouble again.
 */
export const followTroubles = (
  troubles: readonly TroubleState[],
  signal: IncomingSignal,
  acts: boolean,
): readonly TroubleState[] => {
  const { at, event } = signal;
  if (event.lasts !== 'trouble' || !SPEAKS_OF.has(event.condition)) return troubles;
  const own = troubles.filter((one) => isOf(one, signal));
  const open = own.find((one) => one.clearedAt === null);
  if (event.condition === 'ends') {
    if (open === undefined)
      return own.some((one) => one.clearedAt !== null && one.clearedAt >= at)
        ? troubles
        : [...troubles, trouble(signal, at)];
    // If the panel reported the trouble again after `at`, the end signal arrived late and is ignored.
    if (open.saidAt > at) return troubles;
    return troubles.map((one) => (one === open ? { ...one, clearedAt: at } : one));
  }
  const isOver = own.some((one) => one.clearedAt !== null && one.clearedAt > at);
  if (!acts || isOver) return troubles;
  if (open === undefined) return [...troubles, trouble(signal, null)];
  const times = { since: Math.min(open.since, at), saidAt: Math.max(open.saidAt, at) };
  return troubles.map((one) => (one === open ? { ...one, ...times } : one));
};
