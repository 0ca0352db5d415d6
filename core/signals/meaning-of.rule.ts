import type { ActivityKind } from '../alarms/activity-kind.ts';
import { HANDLINGS, type EventCode, type Reaction } from './event-code.ts';
import { armingOf, eventCode, SIA_WORDS } from './sia-words.ts';
import type { DecodedSignal, ServiceType, SignalMeaning } from './signal.ts';

/** The meaning of a code, with its default handling. */
export interface Meaning extends SignalMeaning {
  /** The kind of the signal's row in the history while no zone definition is known (domain guide 6.12). */
  readonly kind: ActivityKind;
  /** The condition that continues until the restore signal. */
  readonly lasts: 'alarm' | 'trouble' | 'bypass' | 'none';
  /** True if the zone is bypassed until the restore signal. */
  readonly bypasses: boolean;
  readonly reaction: Reaction;
  /** True if people are notified only when the condition continues. */
  readonly notifiedLater: boolean;
}

/**
 * For each service type, the history kind and the condition that lasts. A bypass changes what the system monitors and is
 * neither a trouble nor a center event, so its kind is `System` (domain guide 6.12 "Row kinds").
 */
const WHILE_IT_LASTS: Readonly<Record<ServiceType, readonly [ActivityKind, Meaning['lasts']]>> = {
  Fire: ['Alarm', 'alarm'],
  CO: ['Alarm', 'alarm'],
  Gas: ['Alarm', 'alarm'],
  Medical: ['Alarm', 'alarm'],
  Panic: ['Alarm', 'alarm'],
  'Hold-up': ['Alarm', 'alarm'],
  Burglary: ['Alarm', 'alarm'],
  Tamper: ['Alarm', 'alarm'],
  Auxiliary: ['Alarm', 'alarm'],
  Environmental: ['Alarm', 'alarm'],
  Supervisory: ['Supervisory', 'trouble'],
  'Fire trouble': ['Trouble', 'trouble'],
  Trouble: ['Trouble', 'trouble'],
  Schedule: ['Open/close', 'none'],
  Cancel: ['Cancel/abort', 'none'],
  'Open/close': ['Open/close', 'none'],
  Bypass: ['System', 'bypass'],
  Service: ['System', 'none'],
  System: ['System', 'none'],
  Test: ['Test', 'none'],
  Info: ['System', 'none'],
};

/** Codes of momentary events without an end: a wrong code, and a user who exited too late. */
const MOMENTS: ReadonlySet<string> = new Set(['457', '461']);

/**
 * The codes of zone bypasses. Disabled bells, modules and dialers are not zones, and a group is several zones (domain
 * guide 6.3 "Bypassed", 7.3).
 */
const BYPASSES: ReadonlySet<string> = new Set(['570', '571', '572', '573', '575']);

/**
 * Checks whether an event lasts until a restore. A panel's service request also lasts until the service is done, although
 * it is not a trouble.
 */
const hasEnd = ({ code, serviceType }: EventCode): boolean =>
  !MOMENTS.has(code) && (WHILE_IT_LASTS[serviceType][1] !== 'none' || serviceType === 'Service');

const conditionOf = (
  code: EventCode,
  end: 'begins' | 'ends' | 'present' | 'report',
): SignalMeaning['condition'] => (hasEnd(code) ? end : 'report');

const meaning = (
  code: EventCode,
  given: Pick<SignalMeaning, 'text' | 'arming' | 'names'> & {
    readonly end: 'begins' | 'ends' | 'present' | 'report';
  },
): Meaning => {
  const [kind, lasts] = WHILE_IT_LASTS[code.serviceType];
  const reaction = HANDLINGS[code.handling];
  // A tamper alarm that only notifies people counts as a trouble that needs repair.
  const isTrouble = kind === 'Alarm' && reaction === 'notify';
  const condition = conditionOf(code, given.end);
  const begun: ActivityKind = isTrouble ? 'Trouble' : kind;
  return {
    text: given.text,
    serviceType: code.serviceType,
    priority: code.priority,
    names: given.names,
    condition,
    arming: given.arming,
    kind: condition === 'ends' && lasts !== 'bypass' ? 'Restore' : begun,
    lasts: isTrouble ? 'trouble' : lasts,
    bypasses: BYPASSES.has(code.code),
    reaction,
    notifiedLater: code.handling === 'log 2 h, then notify by day',
  };
};

const ENDS = { new: 'begins', restore: 'ends', status: 'present' } as const;

const textOf = ({ text }: EventCode, { qualifier }: DecodedSignal, lasts: boolean): string => {
  if (!lasts || qualifier === 'new') return text;
  return qualifier === 'restore' ? `${text} restored` : `${text} still present`;
};

/**
 * Returns the meaning of a signal's code, or null for an unknown code (domain guide 7.2). SIA codes are looked up
 * directly, never converted to Contact ID.
 */
export const meaningOf = (signal: DecodedSignal): Meaning | null => {
  if (signal.format === 'SIA') {
    const word = SIA_WORDS.get(signal.code);
    if (word === undefined) return null;
    return meaning(word.like, { ...word, names: word.names === 'user' ? 'user' : 'zone' });
  }
  const code = eventCode(signal.code);
  if (code === null) return null;
  const { serviceType } = code;
  const lasts = WHILE_IT_LASTS[serviceType][1] !== 'none' || serviceType === 'Service';
  return meaning(code, {
    text: textOf(code, signal, lasts),
    names: code.names,
    arming: armingOf(code, signal.qualifier),
    end: ENDS[signal.qualifier],
  });
};

const WITHHELD: ReadonlySet<string> = new Set(['121', '122', '124', '125', '146', 'HA', 'HH']);

/**
 * Checks for duress and hold-up codes, which customers may not see before the operator has informed the owner (domain
 * guide 8 "Hold-up").
 */
export const isWithheldCode = (code: string): boolean => WITHHELD.has(code);
