import type { AlarmRow, AlarmStory } from './alarm-story.schema.ts';
import { endingWords, responderOf, rowWords } from './story-words.rule.ts';

/** What an alarm comes down to at this moment: the newest fact, what it means, and what comes next. Arrival is never predicted. */
export interface Headline {
  readonly title: string;
  readonly text: string;
  readonly next: readonly string[];
}

const STAY = 'You do not need to do anything. Please stay away until they say it is safe.';

const facts = new Set([
  'Picked up',
  'Called',
  'Reached',
  'No answer',
  'Voicemail',
  'Verified',
  'Dispatched',
  'Responder on scene',
  'Cancelled dispatch',
]);

const newest = (story: AlarmStory): AlarmRow | undefined =>
  story.rows.findLast((row) => row.kind === 'Operator action' && facts.has(row.event));

const CLOSE = 'We close the alarm. How it ended stays in your history.';

const dispatched = (story: AlarmStory): string | null => {
  const last = story.rows.findLast(
    ({ kind, event }) =>
      kind === 'Operator action' && (event === 'Dispatched' || event === 'Cancelled dispatch'),
  );
  return last?.event === 'Dispatched' ? (responderOf(last) ?? 'Help') : null;
};

const cause = ({ rows, event }: AlarmStory): string => {
  const signals = rows.filter(({ kind }) => kind === 'Alarm' || kind === 'Trouble');
  const [first] = signals;
  const last = signals.at(-1);
  if (first === undefined || last === undefined) return `${event}.`;
  return first === last ? `${rowWords(first)}.` : `${rowWords(first)}, then: ${rowWords(last)}.`;
};

const waiting = (story: AlarmStory): Headline => ({
  title: 'Your alarm went off',
  text: `${cause(story)} An operator takes it up now.`,
  next: ['An operator looks at it', 'We call you or your contacts', CLOSE],
});

/** The words above an open alarm, from a fixed table by its newest fact (design note 21). */
export const alarmHeadline = (story: AlarmStory): Headline => {
  const responder = dispatched(story);
  const fact = newest(story);
  const ending = endingWords(story);
  if (story.state === 'Cleared')
    return {
      title: 'The alarm is over',
      text: [cause(story), ...(ending === null ? [] : [`${ending}.`])].join(' '),
      next: [],
    };
  if (fact === undefined) return waiting(story);
  if (responder !== null) {
    const isThere = fact.event === 'Responder on scene';
    const be = responder === 'Police' ? 'are' : 'is';
    return {
      title: isThere ? `${responder} ${be} there` : `${responder} ${be} on the way`,
      text: `${cause(story)} ${STAY}`,
      next: [
        isThere
          ? `${responder} look${be === 'is' ? 's' : ''} around`
          : `${responder} ${be} on the way`,
        'We call you as soon as they tell us what they found',
        CLOSE,
      ],
    };
  }
  if (fact.event === 'Cancelled dispatch')
    return {
      title: rowWords(fact),
      text: cause(story),
      next: ['We make sure that everybody is safe', CLOSE],
    };
  return {
    title: fact.event === 'Picked up' ? 'An operator is looking at it' : rowWords(fact),
    text: cause(story),
    next: ['We call you or your contacts', 'Help is sent where it is needed', CLOSE],
  };
};
