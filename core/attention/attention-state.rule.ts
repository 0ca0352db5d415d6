import { instantOf } from '../kernel/instant.ts';
import type {
  AcknowledgedItems,
  AssignedItems,
  AttentionAct,
  Colleague,
} from './attention.schema.ts';

/** The stored notes and decisions about a cause. Instants are milliseconds UTC. */
export interface AttentionState {
  /** Revision, incremented by every act. */
  readonly rev: number;
  readonly acknowledgedById: string | null;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: number | null;
  readonly snoozedUntil: number | null;
  readonly snoozedBy: string | null;
  readonly assignedToId: string | null;
  readonly assignedTo: string | null;
  readonly note: string | null;
  readonly noteBy: string | null;
  readonly noteAt: number | null;
  /** Who made the last change; null before any change. */
  readonly changedBy: string | null;
  readonly changedAt: number | null;
}

/** A stored state after at least one act. */
export interface AttentionView extends AttentionState {
  readonly changedBy: string;
  readonly changedAt: number;
}

/** The state of a cause before any act. */
export const UNTOUCHED: AttentionState = {
  rev: 0,
  acknowledgedById: null,
  acknowledgedBy: null,
  acknowledgedAt: null,
  snoozedUntil: null,
  snoozedBy: null,
  assignedToId: null,
  assignedTo: null,
  note: null,
  noteBy: null,
  noteAt: null,
  changedBy: null,
  changedAt: null,
};

/** Maximum snooze of an item, in milliseconds. */
export const SNOOZE_MOST_MS = 30 * 24 * 3600000;

type AttentionTimes = Pick<AttentionState, 'acknowledgedAt' | 'snoozedUntil'>;

/** Returns the list in which an item is shown. After its snooze, an item is open again. */
export const placeOf = (
  { acknowledgedAt, snoozedUntil }: AttentionTimes,
  now: number,
): 'open' | 'acknowledged' | 'snoozed' => {
  if (snoozedUntil !== null && snoozedUntil > now) return 'snoozed';
  return acknowledgedAt === null ? 'open' : 'acknowledged';
};

/** Returns why an item of several is not acknowledged; null if it is. `state` is undefined if its cause is resolved. */
export const whyNotAcknowledged = (
  state: AttentionState | undefined,
  rev: number,
  now: number,
): AcknowledgedItems['skipped'][number]['why'] | null => {
  if (state === undefined) return 'over';
  if (placeOf(state, now) === 'acknowledged') return 'known';
  return state.rev === rev ? null : 'changed';
};

/** Returns why an item of several is not assigned to `to`; null if it is. `maySee` is false if that person may not see it. */
export const whyNotAssigned = (
  state: AttentionState | undefined,
  {
    maySee,
    rev,
    to,
  }: { readonly maySee: boolean; readonly rev: number; readonly to: string | null },
): AssignedItems['skipped'][number]['why'] | null => {
  if (state === undefined) return 'over';
  if (!maySee) return 'notTheirs';
  if (state.assignedToId === to) return 'known';
  return state.rev === rev ? null : 'changed';
};

/** Reasons for refusing an act on an item. */
export type AttentionRefusal = 'known' | 'tooSoon' | 'tooLate';

/** Who acts, when, and the assignee of the item. */
export interface Saying {
  readonly id: string;
  readonly name: string;
  readonly now: number;
  readonly to: Colleague | null;
}

const NOT_ACKNOWLEDGED = { acknowledgedById: null, acknowledgedBy: null, acknowledgedAt: null };
const AWAKE = { snoozedUntil: null, snoozedBy: null };

const sleep = (
  until: number,
  { name, now }: Saying,
): Partial<AttentionState> | AttentionRefusal => {
  if (until <= now) return 'tooSoon';
  if (until > now + SNOOZE_MOST_MS) return 'tooLate';
  return { ...NOT_ACKNOWLEDGED, snoozedUntil: until, snoozedBy: name };
};

const changeOf = (
  state: AttentionState,
  act: AttentionAct,
  saying: Saying,
): Partial<AttentionState> | AttentionRefusal => {
  const { id, name, now, to } = saying;
  switch (act.act) {
    case 'acknowledge':
      return placeOf(state, now) === 'acknowledged'
        ? 'known'
        : { ...AWAKE, acknowledgedById: id, acknowledgedBy: name, acknowledgedAt: now };
    case 'reopen':
      return { ...NOT_ACKNOWLEDGED, ...AWAKE };
    case 'snooze':
      return sleep(instantOf(act.until), saying);
    case 'assign':
      return { assignedToId: to?.id ?? null, assignedTo: to?.name ?? null };
    case 'note': {
      const note = act.text.trim();
      return note === ''
        ? { note: null, noteBy: null, noteAt: null }
        : { note, noteBy: name, noteAt: now };
    }
  }
};

/** Returns the state after an act. Acknowledging ends a snooze, and snoozing ends an acknowledgment. Note and assignee stay. */
export const sayOf = (
  state: AttentionState,
  act: AttentionAct,
  saying: Saying,
): AttentionView | AttentionRefusal => {
  const change = changeOf(state, act, saying);
  if (typeof change === 'string') return change;
  const { name: changedBy, now: changedAt } = saying;
  return { ...state, ...change, rev: state.rev + 1, changedBy, changedAt };
};
