import type { AlarmTimeline } from './alarm-timeline.schema.ts';
import { type Responder, respondersOf } from './responders-of.rule.ts';

type Danger = 'fire' | 'gas' | 'medical' | 'crime';

/** The danger to people by kind of alarm. Kinds without an entry endanger only property. */
const DANGERS: Readonly<Record<string, Danger>> = {
  Fire: 'fire',
  CO: 'gas',
  Gas: 'gas',
  Medical: 'medical',
  Burglary: 'crime',
  Panic: 'crime',
  'Hold-up': 'crime',
};

/** The danger to people by responder, for other kinds of alarm. */
const BY_RESPONDER: Readonly<Record<string, Danger>> = {
  'The fire department': 'fire',
  'Medical help': 'medical',
};

const dangerOf = ({ serviceType }: AlarmTimeline, active: readonly Responder[]): Danger | null => {
  const own = DANGERS[serviceType];
  if (own !== undefined) return own;
  if (active.length === 0) return null;
  return active.map(({ name }) => BY_RESPONDER[name]).find((one) => one !== undefined) ?? 'crime';
};

const crimeText = (timeline: AlarmTimeline, active: readonly Responder[]): string | null => {
  // True if a person at the keypad canceled the alarm.
  const isCancelled = timeline.rows.some(({ kind }) => kind === 'Cancel/abort');
  if (active.length === 0) return isCancelled ? null : 'Please stay away until we know more.';
  const says = active.some(({ name }) => name === 'Police') ? 'the police say' : 'they say';
  return `You don’t need to do anything. Please stay away, and don’t go in until ${says} it is safe.`;
};

/**
 * Returns what a person at or on the way to the site should do now. Null once all responders were called off, or if no one
 * is in danger.
 */
export const safetyText = (timeline: AlarmTimeline): string | null => {
  const sent = respondersOf(timeline.rows);
  const active = sent.filter(({ state }) => state !== 'off');
  if (sent.length > 0 && active.length === 0) return null;
  switch (dangerOf(timeline, active)) {
    case 'fire':
      return 'Get everyone out and stay out until the fire department says it is safe.';
    case 'gas':
      return 'Get everyone out into fresh air, and stay out until the fire department says it is safe.';
    case 'medical':
      return 'If you are there, stay with the person and keep the door unlocked so that help can get in.';
    case 'crime':
      return crimeText(timeline, active);
    case null:
      return null;
  }
};

/** Advice for a person who knows more and calls: the heading, what to say, and what happens then. */
export interface CallText {
  readonly title: string;
  /** Text that continues "Call us". */
  readonly say: string;
  readonly then: string;
}

const crimeCall = (timeline: AlarmTimeline, active: readonly Responder[]): CallText => {
  const title = 'If someone you know is inside';
  const say = ' and say your passcode';
  if (active.some(({ state }) => state === 'coming'))
    return { title, say, then: 'Help keeps coming until we hear it.' };
  if (active.length > 0)
    return { title, say, then: 'We tell the responders that it’s someone you know.' };
  const isCancelled = timeline.rows.some(({ kind }) => kind === 'Cancel/abort');
  return {
    title: isCancelled ? 'If it was you' : title,
    say,
    then: 'No one has been sent yet. Without your passcode, we send help where it is needed.',
  };
};

/**
 * Returns the advice for a call to the operator, by the danger to people. A burglary call needs a passcode, and help is
 * mentioned only if it is on the way. Null once the alarm is over.
 */
export const callText = (timeline: AlarmTimeline): CallText | null => {
  if (timeline.state === 'Cleared') return null;
  const sent = respondersOf(timeline.rows);
  const active = sent.filter(({ state }) => state !== 'off');
  if (sent.length > 0 && active.length === 0)
    return {
      title: 'If you need help after all',
      say: ' and say what happened',
      then: 'Help was called off. We send it again.',
    };
  switch (dangerOf(timeline, active)) {
    case 'fire':
    case 'gas':
      return {
        title: 'If someone is still inside',
        say: ' and say who is inside, and where',
        then:
          active.length > 0
            ? 'We tell the fire department. Don’t go in.'
            : 'Call 911 too. Don’t go in.',
      };
    case 'medical':
      return {
        title: 'If you are with the person',
        say: ' and say how they are',
        then: active.length > 0 ? 'We tell the responders.' : 'Call 911 too if it is serious.',
      };
    case 'crime':
      return crimeCall(timeline, active);
    case null:
      return {
        title: 'If you know what it is',
        say: ' and say your passcode',
        then: 'We write down what you tell us.',
      };
  }
};
