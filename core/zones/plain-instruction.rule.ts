import type { Handling } from '../signals/event-code.ts';
import { handlingText } from './signal-chain.rule.ts';

/** What the station does about a signal, in a customer's words. */
const PLAIN: Readonly<Record<Handling, string>> = {
  'call, dispatch medical': 'Call you, then send medical help',
  'dispatch medical': 'Send medical help',
  call: 'Call you',
  'dispatch fire, call': 'Send the fire department, then call you',
  'dispatch fire': 'Send the fire department',
  'dispatch police': 'Send police',
  'dispatch, never call the site': "Send police, don't call",
  dispatch: 'Send help',
  'ECV, police': 'Call two people, then police',
  ECV: 'Call two people',
  'police (verified)': 'Send police once confirmed',
  police: 'Send police',
  'call list': 'Call your contacts in order',
  'dispatch fire, evacuate': 'Send the fire department, tell you to leave',
  'call the site first': 'Call the site first',
  'call the site': 'Call the site',
  'call to confirm': 'Call to confirm',
  notify: 'Send you a message',
  'log 2 h, then notify by day': 'Wait 2 hours, then message you by day',
  'message to the dealer': 'Tell your alarm company',
  'per schedule': 'Check against your schedule',
  log: 'Keep it in your history',
  'log, schedule check': 'Check against your schedule',
  'log, resets the timer test': 'Keep it in your history',
};

const BY_TEXT: ReadonlyMap<string, string> = new Map(
  Object.entries(PLAIN).map(([handling, plain]) => [handlingText(handling as Handling), plain]),
);

/** Returns a zone's instruction in a customer's words. What the table does not know was written by a person and stays. */
export const plainInstruction = (instruction: string | null): string =>
  instruction === null ? 'Depends on the signal' : (BY_TEXT.get(instruction) ?? instruction);
