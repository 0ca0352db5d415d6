import type { Clock } from '../../kernel/clock.port.ts';
import type { IdSource } from '../../kernel/id-source.port.ts';
import type { Result } from '../../kernel/result.ts';
import type { DecodedSignal } from '../../signals/signal.ts';
import { isWithheldCode } from '../../signals/meaning-of.rule.ts';
import { coversSignal } from '../../tests-on-site/test-state.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { EntryOutcome, SignalEntry } from './batch-entry.ts';
import { interpretSignal } from './interpret-signal.rule.ts';
import { type ReadEntry, readEntry, type UnreadEntry } from './read-entry.rule.ts';
import { logOnly, receiveSignal } from './receive-signal.rule.ts';
import { clockOff, clockText, panelTime, signalAge, takenAt } from './signal-age.rule.ts';
import type { IncomingSignal, SignalEvent } from './signal-event.ts';
import type { LockedDevice } from './signal.repository.port.ts';
import { unreadEvent } from './unread-event.rule.ts';
import type { Heard } from './signal-row.rule.ts';

/** Effects of one batch of signals, before they are stored. */
export interface Batch {
  readonly outcomes: EntryOutcome[];
  readonly heard: Heard[];
  readonly after: Map<LockedDevice, LockedDevice>;
  readonly strays: {
    xmit: string;
    receiverId: string;
    at: number;
    text: string;
    callerId: string | null;
    withheld: boolean;
  }[];
}

const outcome = (
  counter: string,
  kind: EntryOutcome['outcome'],
  message: string | null = null,
): EntryOutcome => ({ counter, outcome: kind, alarmNum: null, message });

/** Returns a note to the sender about an accepted entry; null if there is nothing to note. */
const noteOf = ({ notes = [], receivedAt }: SignalEntry, now: number): string | null => {
  const clock = clockText(receivedAt, now);
  const all = clock === null ? notes : [...notes, clock];
  return all.length === 0 ? null : all.join(' ');
};

/** Returns the device, area and zone of a signal. A defined zone is written as in its definition, because tests name zones as defined. */
const whereOf = (device: LockedDevice, { event }: Pick<IncomingSignal, 'event'>) => {
  const zone = device.zones.find(({ id }) => id === event.zoneId);
  return {
    devNum: device.devNum,
    areaNum: zone?.areaNum ?? event.areaNum,
    zone: zone?.num ?? event.zone,
  };
};

/** Returns the ids of the running tests that cover a signal of a device (domain guide 6.1). */
export const testsOf = (
  device: LockedDevice,
  reading: Omit<IncomingSignal, 'onTest'>,
): readonly string[] => {
  const scoped = { ...whereOf(device, reading), serviceType: reading.event.serviceType };
  return device.tests.flatMap((test) => (coversSignal(test, scoped, reading.at) ? [test.id] : []));
};

const hearOne = (
  batch: Batch,
  found: LockedDevice,
  entry: Pick<Heard, 'counter' | 'place'>,
  reading: Omit<IncomingSignal, 'onTest'>,
): void => {
  const device = batch.after.get(found) ?? found;
  const tests = testsOf(device, reading);
  const signal = { ...reading, onTest: tests.length > 0 };
  const received = receiveSignal(device, signal);
  batch.after.set(found, { ...device, ...received.device });
  batch.heard.push({
    ...entry,
    device: found,
    signal,
    written: received.written,
    tests,
    where: whereOf(device, signal),
  });
};

/** Logs a signal that is too old to act on, and does nothing else with it. */
const logOne = (
  batch: Batch,
  device: LockedDevice,
  entry: Pick<Heard, 'counter' | 'place'>,
  reading: Omit<IncomingSignal, 'onTest'>,
): void => {
  const signal = { ...reading, onTest: false };
  const written = logOnly(device, signal);
  batch.heard.push({
    ...entry,
    device,
    signal,
    written,
    tests: [],
    where: whereOf(device, reading),
  });
};

/**
 * Returns the phone number that an unknown panel called from, digits only. Returns null for a duress or hold-up, whose
 * caller must not be revealed (domain guide 6.7).
 */
const callerOf = (
  { callerId = null }: SignalEntry,
  signals: readonly DecodedSignal[],
): Pick<Batch['strays'][number], 'callerId' | 'withheld'> => {
  const digits = callerId?.replaceAll(/\D/g, '') ?? '';
  const withheld = signals.some(({ code }) => isWithheldCode(code));
  return { callerId: digits === '' || withheld ? null : digits, withheld };
};

interface Reading {
  readonly entry: SignalEntry;
  readonly reading: Result<ReadEntry, UnreadEntry>;
  readonly at: number;
  readonly age: ReturnType<typeof signalAge>;
}

const STORED_UNREAD = 'It was saved in the site’s history as received.';

/** Stores unreadable signals, so that the provider's staff can review them. */
const storeUnread = async (
  tx: Transaction,
  ids: IdSource,
  receiverId: string,
  read: readonly Reading[],
): Promise<void> => {
  const lines = read.flatMap(({ entry: { counter, text }, reading, at }) =>
    reading.ok
      ? []
      : {
          id: ids.next(),
          counter,
          at,
          text,
          reason: reading.error.message,
          xmit: reading.error.xmit?.toUpperCase() ?? null,
        },
  );
  await tx.signals.noteUnread(receiverId, lines);
};

/** Reads the entries in order and applies each to its device. */
export const hearSignals = async (
  tx: Transaction,
  ports: { readonly ids: IdSource; readonly clock: Clock },
  receiverId: string,
  entries: readonly SignalEntry[],
): Promise<Batch> => {
  const now = ports.clock.now();
  const read = entries.map((entry): Reading => {
    const at = takenAt(entry.receivedAt, now);
    return { entry, reading: readEntry(entry), at, age: signalAge(at, now) };
  });
  const codes = read.flatMap(
    ({ reading }) => (reading.ok ? reading.value : reading.error).xmit?.toUpperCase() ?? [],
  );
  const zones = read.flatMap(({ reading }) =>
    (reading.ok ? reading.value.signals : [reading.error.hint ?? { zone: null }]).flatMap(
      ({ zone }) => zone?.replace(/^0+/, '') ?? [],
    ),
  );
  const since = Math.min(now, ...read.flatMap(({ at, age }) => (age === 'acted' ? at : [])));
  const off = entries.flatMap(({ receivedAt }) => clockOff(receivedAt, now) ?? []);
  const [most] = off.toSorted((a, b) => Math.abs(b) - Math.abs(a));
  if (most !== undefined) await tx.receivers.noteClock(receiverId, most, now);
  await storeUnread(tx, ports.ids, receiverId, read);
  const locked = await tx.signals.lock([...new Set(codes)], [...new Set(zones)], since);
  const devices = new Map(locked.map((device) => [device.xmit.toUpperCase(), device]));
  const batch: Batch = { outcomes: [], heard: [], after: new Map(), strays: [] };
  for (const [place, { entry, reading, at, age }] of read.entries()) {
    const { counter, text } = entry;
    const incoming = (event: SignalEvent) => ({
      id: ports.ids.next(),
      at,
      panelAt: panelTime(entry.panelAt, at),
      receiverId,
      line: entry.line,
      raw: text,
      event,
    });
    if (!reading.ok) {
      const { hint, message, xmit } = reading.error;
      const device = devices.get(xmit?.toUpperCase() ?? '');
      if (device === undefined) {
        batch.outcomes.push(outcome(counter, 'unreadable', message));
        continue;
      }
      const unreadable = outcome(counter, 'unreadable', `${message} ${STORED_UNREAD}`);
      batch.outcomes.push({ ...unreadable, stands: true });
      const row = { ...incoming(unreadEvent(device.zones, hint)), comment: message };
      if (age === 'logged') logOne(batch, device, { counter, place }, row);
      else hearOne(batch, device, { counter, place }, row);
      continue;
    }
    const { xmit, signals } = reading.value;
    const device = devices.get(xmit.toUpperCase());
    if (device === undefined) {
      const caller = callerOf(entry, signals);
      batch.strays.push({ xmit: xmit.toUpperCase(), receiverId, at, text, ...caller });
      batch.outcomes.push(outcome(counter, 'notOnFile', noteOf(entry, now)));
      continue;
    }
    batch.outcomes.push(outcome(counter, 'kept', noteOf(entry, now)));
    for (const signal of signals) {
      const row = incoming(interpretSignal(device.zones, signal));
      if (age === 'logged') logOne(batch, device, { counter, place }, row);
      else hearOne(batch, device, { counter, place }, row);
    }
  }
  return batch;
};
