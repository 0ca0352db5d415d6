/** What a verb reads beside its subject: a length or an end, a report's period, or no time. */
export type TimeNeed = 'test' | 'report' | null;

/** A verb: its first phrase writes the command, all are read. `beside` are words that say nothing next to it. */
const verb = (title: string, phrases: string, beside = '', time: TimeNeed = null, example = '') =>
  ({ title, phrases: phrases.split(', '), beside: beside.split(' '), time, example }) as const;

/** The verbs of the command palette. All but `report` and `viewAs` are about one account. */
export const VERBS = {
  test: verb('Place on test', 'test, on test', 'place put start', 'test', '2h'),
  extend: verb('Extend the test', 'extend, extend test', 'by test', 'test', '30m'),
  offTest: verb('Take off test', 'off test, off, end test', 'take put test'),
  open: verb('Open', 'open, show, go to, goto'),
  history: verb('History', 'history, events'),
  callList: verb('Call list', 'call list'),
  contacts: verb('Contacts', 'contacts, contact'),
  zones: verb('Zones', 'zones, zone'),
  watch: verb('Watch', 'watch'),
  note: verb('Add note', 'add note, note', 'add'),
  report: verb('Run a report', 'report, run report', 'run', 'report', 'alarms last month'),
  viewAs: verb('View as', 'view as'),
};

export type Verb = keyof typeof VERBS;

/** All verbs, in display order. */
export const VERB_NAMES = Object.keys(VERBS) as readonly Verb[];

/** Words that say nothing in a command of any verb. They count when the text has no verb. */
const BESIDE_ALL = ['the', 'of', 'for', 'on', 'at', 'to', 'a', 'an', 'please'];

export const besideWords = (verb: Verb): ReadonlySet<string> =>
  new Set([...BESIDE_ALL, ...VERBS[verb].beside]);

/** All phrases with their verbs, those of many words first, because "off test" holds "test". */
export const PHRASES: readonly { readonly verb: Verb; readonly words: readonly string[] }[] =
  VERB_NAMES.flatMap((verb) =>
    VERBS[verb].phrases.map((text) => ({ verb, words: text.split(' ') })),
  ).toSorted((a, b) => b.words.length - a.words.length);

/** Returns the example of a verb for an account number. */
export const exampleOf = (verb: Verb, number: string): string =>
  [VERBS[verb].phrases[0], verb === 'report' ? '' : number, VERBS[verb].example]
    .filter(Boolean)
    .join(' ');
