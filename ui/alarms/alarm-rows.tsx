import type { AlarmRow, AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { rowText } from '#core/alarms/timeline-text.rule.ts';
import { formatDate } from '../kit/format-time.ts';
import { MEDIA } from '../kit/media.ts';
import { TimelineLine } from '../kit/timeline-line.tsx';
import { TimelineRows } from '../kit/timeline-rows.tsx';
import { useMedia } from '../kit/use-size.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { activityLook } from './activity-looks.ts';

const asideOf = ({ kind, zone, actor }: AlarmRow): string | null =>
  kind === 'Operator action' ? actor : zone === null ? null : `Zone ${zone}`;

/** Everything that happened in an alarm, in plain words; oldest first, on phones newest first, so that it stands next to its headline (domain guide 6.12, design note 21). */
export const AlarmRows = ({
  story,
  timeZone,
  now,
}: {
  readonly story: AlarmTimeline;
  readonly timeZone: string;
  readonly now: string;
}) => {
  const isPhone = useMedia(MEDIA.phone);
  const begun = formatDate(story.raisedAt, now, timeZone);
  // The clock alone would name another day.
  const dayOf = ({ at }: AlarmRow): string | null => {
    const day = formatDate(at, now, timeZone);
    return day === begun ? null : day;
  };
  const rows = isPhone ? story.rows.toReversed() : story.rows;
  return (
    <TimelineRows
      rows={rows.map((row) => ({
        key: row.id,
        time: <ZonedTime at={row.at} now={now} timeZone={timeZone} seconds />,
        words: rowText(row),
        aside: [dayOf(row), asideOf(row)].filter((one) => one !== null).join(' · ') || null,
        ...activityLook(row),
      }))}
    />
  );
};

const since = (story: AlarmTimeline, at: string): number =>
  Math.max(0, Date.parse(at) - Date.parse(story.raisedAt));

/** The alarm as a line in time. */
export const AlarmLine = ({
  story,
  until,
  caption,
}: {
  readonly story: AlarmTimeline;
  /** Now, or when it was closed. */
  readonly until: string;
  readonly caption: string;
}) => {
  const help = story.rows.find(({ event }) => event === 'Dispatched');
  return (
    <TimelineLine
      lengthMs={since(story, until)}
      signalsMs={story.rows
        .filter(({ kind }) => kind === 'Alarm')
        .map(({ at }) => since(story, at))}
      helpMs={help === undefined ? null : since(story, help.at)}
      caption={caption}
    />
  );
};
