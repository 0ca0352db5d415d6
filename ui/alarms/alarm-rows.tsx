import * as micro from '@heroicons/react/16/solid';
import type { ComponentProps } from 'react';
import type { AlarmRow, AlarmStory } from '#core/alarms/alarm-story.schema.ts';
import { rowWords } from '#core/alarms/story-words.rule.ts';
import { formatSeconds } from '../kit/format-time.ts';
import { StoryLine } from '../kit/story-line.tsx';
import { StoryRows } from '../kit/story.tsx';

type Row = ComponentProps<typeof StoryRows>['rows'][number];
type Look = Pick<Row, 'icon' | 'state' | 'strong'>;

const CALM: Look = { icon: micro.ClockIcon, state: 'neutral', strong: false };

const KINDS: Readonly<Record<string, Look>> = {
  Alarm: { icon: micro.BellAlertIcon, state: 'alarm', strong: true },
  Trouble: { icon: micro.ExclamationTriangleIcon, state: 'trouble', strong: true },
  Restore: { icon: micro.ArrowUturnLeftIcon, state: 'ok', strong: false },
  'Cancel/abort': { icon: micro.XCircleIcon, state: 'info', strong: true },
  'Full clear': { icon: micro.CheckCircleIcon, state: 'ok', strong: true },
  'Partial clear': { icon: micro.PauseIcon, state: 'info', strong: false },
};

const CALL: Look = { icon: micro.PhoneIcon, state: 'neutral', strong: false };
const HELP: Look = { icon: micro.ShieldCheckIcon, state: 'info', strong: true };

const ACTIONS: Readonly<Record<string, Look>> = {
  'Picked up': { icon: micro.UserIcon, state: 'neutral', strong: false },
  Called: CALL,
  Reached: CALL,
  'No answer': CALL,
  Voicemail: CALL,
  Dispatched: HELP,
  'Responder on scene': HELP,
  'Cancelled dispatch': HELP,
  Notified: { icon: micro.ChatBubbleLeftEllipsisIcon, state: 'neutral', strong: false },
  'Notified owner': { icon: micro.ChatBubbleLeftEllipsisIcon, state: 'neutral', strong: false },
};

const lookOf = ({ kind, event }: AlarmRow): Look =>
  (kind === 'Operator action' ? ACTIONS[event] : KINDS[kind]) ?? CALM;

const asideOf = ({ kind, zone, actor }: AlarmRow): string | null =>
  kind === 'Operator action' ? actor : zone === null ? null : `Zone ${zone}`;

/** Everything that happened in an alarm, in plain words; oldest first (domain guide 6.12). */
export const AlarmRows = ({
  story,
  timeZone,
}: {
  readonly story: AlarmStory;
  readonly timeZone: string;
}) => (
  <StoryRows
    rows={story.rows.map((row) => ({
      key: row.id,
      at: row.at,
      time: formatSeconds(row.at, timeZone),
      words: rowWords(row),
      aside: asideOf(row),
      ...lookOf(row),
    }))}
  />
);

const since = (story: AlarmStory, at: string): number =>
  Math.max(0, Date.parse(at) - Date.parse(story.raisedAt));

/** The alarm as a line in time. */
export const AlarmLine = ({
  story,
  until,
  caption,
}: {
  readonly story: AlarmStory;
  /** Now, or when it was closed. */
  readonly until: string;
  readonly caption: string;
}) => {
  const help = story.rows.find(({ event }) => event === 'Dispatched');
  return (
    <StoryLine
      lengthMs={since(story, until)}
      signalsMs={story.rows
        .filter(({ kind }) => kind === 'Alarm')
        .map(({ at }) => since(story, at))}
      helpMs={help === undefined ? null : since(story, help.at)}
      caption={caption}
    />
  );
};
