import type { AlarmStory } from './alarm-story.schema.ts';
import { type Responder, respondersOf } from './responders.rule.ts';

type Danger = 'fire' | 'gas' | 'medical' | 'crime';

/** What threatens people in a kind of alarm; what is missing threatens things. */
const DANGERS: Readonly<Record<string, Danger>> = {
  Fire: 'fire',
  CO: 'gas',
  Gas: 'gas',
  Medical: 'medical',
  Burglary: 'crime',
  Panic: 'crime',
  'Hold-up': 'crime',
};

/** Of other kinds those who come tell what it is about. */
const BY_RESPONDER: Readonly<Record<string, Danger>> = {
  'The fire department': 'fire',
  'Medical help': 'medical',
};

const dangerOf = ({ serviceType }: AlarmStory, active: readonly Responder[]): Danger | null => {
  const own = DANGERS[serviceType];
  if (own !== undefined) return own;
  if (active.length === 0) return null;
  return active.map(({ name }) => BY_RESPONDER[name]).find((one) => one !== undefined) ?? 'crime';
};

const crimeWords = (story: AlarmStory, active: readonly Responder[]): string | null => {
  // Somebody at the keypad called it off.
  const isCancelled = story.rows.some(({ kind }) => kind === 'Cancel/abort');
  if (active.length === 0) return isCancelled ? null : 'Please stay away until we know more.';
  const says = active.some(({ name }) => name === 'Police') ? 'the police say' : 'they say';
  return `You do not need to do anything. Please stay away and do not go in until ${says} it is safe.`;
};

/** What somebody at the site or on the way there should do now; null once everybody was called off, or where nobody is in danger. */
export const safetyWords = (story: AlarmStory): string | null => {
  const sent = respondersOf(story.rows);
  const active = sent.filter(({ state }) => state !== 'off');
  if (sent.length > 0 && active.length === 0) return null;
  switch (dangerOf(story, active)) {
    case 'fire':
      return 'Get everybody out and stay out until the fire department says it is safe.';
    case 'gas':
      return 'Get everybody out into the fresh air and stay out until the fire department says it is safe.';
    case 'medical':
      return 'If you are there, stay with the person and keep the door unlocked so that help can get in.';
    case 'crime':
      return crimeWords(story, active);
    case null:
      return null;
  }
};
