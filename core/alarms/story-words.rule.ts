import type { AlarmRow, AlarmStory } from './alarm-story.schema.ts';

/** What a signal tells somebody who lives there, by its code; `{place}` is where (domain guide 6.12 "Plain words"). */
const SIGNAL_WORDS: Readonly<Record<string, string>> = {
  '100': 'Somebody asked for help: {place}',
  '101': 'Somebody asked for help: {place}',
  '102': 'Nobody checked in: {place}',
  '110': 'Fire was reported: {place}',
  '111': 'Smoke was reported: {place}',
  '112': 'Combustion was reported: {place}',
  '113': 'Water is flowing in the sprinklers: {place}',
  '114': 'Great heat was reported: {place}',
  '115': 'A fire alarm was pulled: {place}',
  '116': 'Smoke was reported: {place}',
  '117': 'Flames were reported: {place}',
  '120': 'The panic button was pressed: {place}',
  '121': 'A forced entry code was used',
  '122': 'The hold-up button was pressed: {place}',
  '130': '{place} set off the alarm',
  '131': '{place} was opened while the system was armed',
  '132': 'Something moved: {place}',
  '133': '{place} set off the alarm',
  '134': '{place} was opened while the system was armed',
  '137': '{place} was tampered with',
  '139': 'A second sensor confirmed it: {place}',
  '144': '{place} was tampered with',
  '150': '{place} reported a fault',
  '151': 'Gas was reported: {place}',
  '152': 'The cooling failed: {place}',
  '154': 'Water was reported: {place}',
  '158': 'It is too hot: {place}',
  '159': 'It is too cold: {place}',
  '162': 'Carbon monoxide was reported: {place}',
  '406': 'The alarm was cancelled at the keypad',
};

/** The place a zone's description begins with, `Front door – contact` (domain guide 6.3). */
const placeOf = ({ zoneText, zone }: AlarmRow): string =>
  zoneText?.split(' – ')[0] ?? (zone === null ? 'your system' : `zone ${zone}`);

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const signalWords = (row: AlarmRow): string => {
  if (row.kind === 'Restore') return `Quiet again: ${placeOf(row).toLowerCase()}`;
  const words = row.code === null ? undefined : SIGNAL_WORDS[row.code];
  return words === undefined
    ? row.event
    : capital(
        words.replace('{place}', () =>
          words.startsWith('{') ? placeOf(row) : placeOf(row).toLowerCase(),
        ),
      );
};

/** Who was sent, as people call them; the operator's own word where it is none of these. */
const RESPONDERS: readonly (readonly [RegExp, string])[] = [
  [/police/i, 'Police'],
  [/fire/i, 'The fire department'],
  [/medical|ambulance/i, 'Medical help'],
  [/guard/i, 'A guard'],
];

/** Who was asked to come; null where nobody named them. */
export const responderOf = ({ contact, comment }: AlarmRow): string | null => {
  const said = `${contact ?? ''} ${comment ?? ''}`;
  return RESPONDERS.find(([pattern]) => pattern.test(said))?.[1] ?? contact;
};

const who = ({ contact }: AlarmRow): string => contact ?? 'you';
const are = (responder: string): string => (responder === 'Police' ? 'were' : 'was');
const because = ({ comment }: AlarmRow): string =>
  comment === null || comment === '' ? '' : `: ${comment}`;

/** What an operator's action tells, by its name in history. */
const ACTION_WORDS: Readonly<Record<string, (row: AlarmRow) => string>> = {
  'Picked up': () => 'An operator took it up',
  Called: (row) => `We called ${who(row)}${because(row)}`,
  Reached: (row) => `We reached ${who(row)}${because(row)}`,
  'No answer': (row) => `We called ${who(row)}, no answer`,
  Voicemail: (row) => `We left a message for ${who(row)}`,
  Verified: (row) => `We verified it${because(row)}`,
  Dispatched: (row) => {
    const responder = responderOf(row) ?? 'Help';
    return `${responder} ${are(responder)} asked to come`;
  },
  'Responder on scene': (row) => `${responderOf(row) ?? 'Help'} arrived`,
  'Cancelled dispatch': (row) => {
    const responder = responderOf(row) ?? 'Help';
    return `${responder} ${are(responder)} told not to come`;
  },
  Notified: (row) => `We told ${who(row)}${because(row)}`,
  'Notified owner': () => 'We told you',
  Comment: (row) => row.comment ?? 'The operator made a note',
};

/** One row in plain words for somebody who lives there (domain guide 6.12). */
export const rowWords = (row: AlarmRow): string => {
  if (row.kind === 'Full clear') return 'The alarm was closed';
  if (row.kind === 'Partial clear') return 'The alarm was put back for later';
  const action = row.kind === 'Operator action' ? ACTION_WORDS[row.event] : undefined;
  return action?.(row) ?? signalWords(row);
};

const of = (story: AlarmStory, ...events: readonly string[]): AlarmRow | undefined =>
  story.rows.findLast((row) => row.kind === 'Operator action' && events.includes(row.event));

/** How it ended, in a few words. */
const ENDINGS: Readonly<Record<string, string>> = {
  'Actual – police': 'It was a break-in',
  'Actual – fire': 'There was a fire',
  'Actual – medical': 'Medical help was needed',
  'False – user error': 'It was a mistake',
  'False – equipment': 'A device was at fault',
  'False – weather/animal': 'Weather or an animal set it off',
  'Cancelled by passcode': 'It was cancelled with a passcode',
  Test: 'It was a test',
  Undetermined: 'The cause was not found',
  Superseded: 'It went on as another alarm',
  Duplicate: 'It was reported twice',
};

/** How an alarm ended, in a few words; null while it has not. */
export const endingWords = ({ disposition }: Pick<AlarmStory, 'disposition'>): string | null =>
  disposition === null ? null : (ENDINGS[disposition] ?? disposition);

const helpWords = (story: AlarmStory): string | null => {
  const sent = of(story, 'Dispatched');
  if (sent === undefined) return null;
  const responder = responderOf(sent) ?? 'Help';
  if (of(story, 'Cancelled dispatch') !== undefined)
    return `${responder} ${are(responder)} called off`;
  return of(story, 'Responder on scene') === undefined
    ? `${responder} ${are(responder)} sent`
    : `${responder} came`;
};

const WENT_OFF: ReadonlySet<AlarmRow['kind']> = new Set(['Alarm', 'Trouble', 'Supervisory']);

/** A whole alarm in one sentence or two, as the list of the last ones tells it (domain guide 6.7 "last 5 alarms in plain words"). */
export const storyWords = (story: AlarmStory): string => {
  // What was armed or opened before it belongs to its story, and is not what went off.
  const first =
    story.rows.find(({ kind }) => WENT_OFF.has(kind)) ??
    story.rows.find(({ kind }) => kind !== 'Operator action');
  const begun = first === undefined ? story.event : rowWords(first);
  const reached = of(story, 'Reached', 'No answer', 'Voicemail');
  const parts = [
    reached === undefined ? null : rowWords(reached),
    helpWords(story),
    endingWords(story),
  ].filter((part) => part !== null);
  return [begun, ...parts].map((part) => `${part}.`).join(' ');
};
