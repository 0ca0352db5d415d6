import type {
  AcknowledgedItems,
  AssignedItems,
  AttentionAge,
  AttentionItem,
  AttentionKind,
} from './attention.schema.ts';

const TITLES: Readonly<Record<AttentionKind, string>> = {
  alarm: 'Alarm not answered',
  failToClose: 'Not closed',
  missedTest: 'Timer test not received',
  test: 'On test for more than 24 h',
  service: 'Service message',
  trouble: 'Trouble not restored',
  install: 'Install pending, no signal',
  permit: 'Permit expires',
  contact: 'Contact expires',
  schedule: 'Temporary hours end',
};

/** Returns the title that all items of a kind have. */
export const attentionKind = (kind: AttentionKind): string => TITLES[kind];

/** Returns a short title of an item. `today` is the current day in the group's time zone, which shows whether a permit has expired. */
export const attentionTitle = (
  { kind, since }: Pick<AttentionItem, 'kind' | 'since'>,
  today: string,
): string => (kind === 'permit' && since < today ? 'Permit expired' : TITLES[kind]);

const PLACES: Readonly<Record<AttentionKind, string>> = {
  alarm: 'Open the alarm',
  failToClose: 'Open the hours',
  missedTest: 'Open the site',
  test: 'Open the test',
  service: 'Open the site',
  trouble: 'Open the site',
  install: 'Open the site',
  permit: 'Open the site',
  contact: 'Open the contacts',
  schedule: 'Open the hours',
};

/** Returns the label of the link to the screen where an attention item is handled. */
export const attentionPlace = (kind: AttentionKind): string => PLACES[kind];

const AGES: Readonly<Record<AttentionAge, string>> = {
  ahead: 'Coming up',
  hour: 'Under 1 h',
  day: '1 to 24 h',
  week: '1 to 7 days',
  older: 'Over 7 days',
};

/** Returns the label of an age. */
export const attentionAge = (age: AttentionAge): string => AGES[age];

const UNCHANGED = {
  over: 'Resolved in the meantime',
  changed: 'Changed since you loaded it',
} as const;

const UNACKNOWLEDGED: Readonly<Record<AcknowledgedItems['skipped'][number]['why'], string>> = {
  ...UNCHANGED,
  known: 'Already acknowledged',
};

const UNASSIGNED: Readonly<Record<AssignedItems['skipped'][number]['why'], string>> = {
  ...UNCHANGED,
  known: 'Nothing to change',
  notTheirs: 'This person can’t see it',
};

/** Returns why an item of several was not assigned. */
export const whyUnassigned = (why: keyof typeof UNASSIGNED): string => UNASSIGNED[why];

/** Returns why an item of several was not acknowledged. */
export const whyUnacknowledged = (why: keyof typeof UNACKNOWLEDGED): string => UNACKNOWLEDGED[why];
