import type { Priority, ServiceType } from './signal.ts';

/**
 * The default handling of an event at the monitoring center, each with its kind of reaction. An account may override the
 * default (domain guide 7.2 "Default handling").
 */
export const HANDLINGS = {
  'call, dispatch medical': 'alarm',
  'dispatch medical': 'alarm',
  call: 'alarm',
  'dispatch fire, call': 'alarm',
  'dispatch fire': 'alarm',
  'dispatch police': 'alarm',
  'dispatch, never call the site': 'alarm',
  dispatch: 'alarm',
  'ECV, police': 'alarm',
  ECV: 'alarm',
  'police (verified)': 'alarm',
  police: 'alarm',
  'call list': 'alarm',
  'dispatch fire, evacuate': 'alarm',
  'call the site first': 'alarm',
  'call the site': 'alarm',
  'call to confirm': 'cancel',
  notify: 'notify',
  'log 2 h, then notify by day': 'notify',
  'message to the dealer': 'notify',
  'per schedule': 'log',
  log: 'log',
  'log, schedule check': 'log',
  'log, resets the timer test': 'log',
} as const;
export type Handling = keyof typeof HANDLINGS;
/**
 * The kind of reaction to an event. Operators handle an alarm, a notice is sent, a cancel refers to an earlier alarm, and
 * everything else is logged.
 */
export type Reaction = (typeof HANDLINGS)[Handling];

export interface EventCode {
  readonly code: string;
  readonly text: string;
  readonly names: 'zone' | 'user';
  /**
   * The SIA codes for a new event and its restore, or for opening and closing. If the list has only one code, that code is
   * used for both; the list is empty if there is no SIA code.
   */
  readonly sia: readonly string[];
  /** Other SIA codes, which some panels send in place of the codes in `sia`. */
  readonly alsoSia: readonly string[];
  /** True if the SIA codes were paired by meaning, because there is no customary pairing. */
  readonly pairedByMeaning: boolean;
  readonly serviceType: ServiceType;
  readonly priority: Priority;
  readonly handling: Handling;
}

const lettersOf = (printed: string): readonly string[] =>
  printed === '' ? [] : printed.split('/');

/** Creates a row from the notation of the printed tables: `~` marks codes paired by meaning, `also` other codes in use. */
export const row = (
  code: string,
  text: string,
  names: EventCode['names'],
  letters: string,
  serviceType: ServiceType,
  priority: Priority,
  handling: Handling,
): EventCode => {
  const [own = '', also = ''] = letters.replace('~', '').split(' also ');
  return {
    code,
    text,
    names,
    sia: lettersOf(own),
    alsoSia: lettersOf(also),
    pairedByMeaning: letters.startsWith('~'),
    serviceType,
    priority,
    handling,
  };
};
