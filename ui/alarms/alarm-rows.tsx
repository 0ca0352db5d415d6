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

/**
 * Lists all events of an alarm in plain language, oldest first. On phones the newest event is first, next to the headline
 * (domain guide 6.12, design note 21).
 */
export const AlarmRows = ({
  timeline,
  timeZone,
  now,
}: {
  readonly timeline: AlarmTimeline;
  readonly timeZone: string;
  readonly now: string;
}) => {
  const isPhone = useMedia(MEDIA.phone);
  const begun = formatDate(timeline.raisedAt, now, timeZone);
  // Returns the date of a row, or null if the row is on the day of the alarm.
  const dayOf = ({ at }: AlarmRow): string | null => {
    const day = formatDate(at, now, timeZone);
    return day === begun ? null : day;
  };
  const rows = isPhone ? timeline.rows.toReversed() : timeline.rows;
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

const since = (timeline: AlarmTimeline, at: string): number =>
  Math.max(0, Date.parse(at) - Date.parse(timeline.raisedAt));

/** Shows the course of an alarm as a graphical line. */
export const AlarmLine = ({
  timeline,
  until,
  caption,
}: {
  readonly timeline: AlarmTimeline;
  /** The end of the line: the current time, or the time at which the alarm was closed. */
  readonly until: string;
  readonly caption: string;
}) => {
  const help = timeline.rows.find(({ event }) => event === 'Dispatched');
  return (
    <TimelineLine
      lengthMs={since(timeline, until)}
      signalsMs={timeline.rows
        .filter(({ kind }) => kind === 'Alarm')
        .map(({ at }) => since(timeline, at))}
      helpMs={help === undefined ? null : since(timeline, help.at)}
      caption={caption}
    />
  );
};
