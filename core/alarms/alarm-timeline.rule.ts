import { instantOf } from '../kernel/instant.ts';
import type { AlarmRow, AlarmTimeline } from './alarm-timeline.schema.ts';
import { HELP, responderOf } from './responders-of.rule.ts';

type Tone = 'alarm' | 'trouble' | 'info' | 'neutral' | 'ok';

/** An event on the timeline of an alarm. */
export interface TimelineMark {
  readonly key: string;
  /** Milliseconds since the alarm started. */
  readonly atMs: number;
  readonly tone: Tone;
  /** Null if a neighboring label leaves no room. */
  readonly label: string | null;
}

/** A graphical timeline of an alarm: its events, who handled it when, and a time scale. */
export interface Timeline {
  readonly lengthMs: number;
  readonly marks: readonly TimelineMark[];
  /** Consecutive spans from start to end. */
  readonly spans: readonly {
    readonly fromMs: number;
    readonly toMs: number;
    readonly tone: Tone;
  }[];
  readonly ticks: readonly { readonly atMs: number; readonly label: string }[];
}

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60000, 3600000, 86400000] as const;

const STEPS = [
  ...[5, 10, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 7, 30, 120].map((count) => count * DAY),
];

/** Formats a duration in at most two units: `41 s`, `20 min 13 s`, `1 h 12 min`, `2 d 4 h`. */
export const durationText = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / SECOND));
  const units = [
    [Math.floor(seconds / 86400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const first = units.findIndex(([count]) => count > 0);
  if (first < 0) return '0 s';
  return units
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
};

const TICKS = 6;

const ticksOf = (lengthMs: number): Timeline['ticks'] => {
  const step = STEPS.find((one) => lengthMs / one < TICKS) ?? lengthMs;
  return Array.from({ length: Math.floor(lengthMs / step) + 1 }, (_, at) => ({
    atMs: at * step,
    label: at === 0 ? '0:00' : durationText(at * step),
  }));
};

const RAISES: ReadonlySet<string> = new Set(['Alarm', 'Trouble', 'Supervisory', 'Open/close']);

const markOf = (row: AlarmRow, isFirst: boolean): Pick<TimelineMark, 'tone' | 'label'> | null => {
  if (row.kind === 'Full clear') return { tone: 'ok', label: 'Closed' };
  if (row.kind === 'Partial clear') return { tone: 'info', label: 'On hold' };
  if (row.kind === 'Cancel/abort') return { tone: 'info', label: 'Canceled' };
  if (isFirst && RAISES.has(row.kind))
    return { tone: row.kind === 'Alarm' ? 'alarm' : 'trouble', label: row.kind };
  if (row.kind === 'Alarm') return { tone: 'alarm', label: null };
  if (row.kind !== 'Operator action') return null;
  if (row.event === 'Dispatched')
    return { tone: 'info', label: `${responderOf(row) ?? HELP} dispatched` };
  if (row.event === 'Responder on scene') return { tone: 'neutral', label: 'On scene' };
  return row.event === 'Cancelled dispatch' ? { tone: 'neutral', label: 'Called off' } : null;
};

/** The tone of the span after an event, which shows who handles the alarm. An event without an entry keeps the tone. */
const AFTER: Readonly<Record<string, Tone>> = {
  Dispatched: 'info',
  'Responder on scene': 'neutral',
  'Cancelled dispatch': 'neutral',
};

/** Minimum distance between the starts of two labels, as a share of the timeline. */
const ROOM = 0.16;

/** Removes labels that would overlap an earlier label, except the last event's, which replaces the label that it overlaps. */
const roomy = (marks: readonly TimelineMark[], lengthMs: number): readonly TimelineMark[] => {
  const last = marks.findLast(({ label }) => label !== null);
  let free = -1;
  return marks.map((mark) => {
    const at = lengthMs === 0 ? 0 : mark.atMs / lengthMs;
    if (mark.label === null) return mark;
    // The last label is left of its event, so it needs twice the space.
    const ends = last !== undefined && mark !== last && at > last.atMs / lengthMs - 2 * ROOM;
    const isFirst = free < 0;
    if (!isFirst && (at < free || ends) && mark !== last) return { ...mark, label: null };
    if (!isFirst && mark === last && at < free) return { ...mark, label: null };
    free = at + ROOM;
    return mark;
  });
};

/** Returns the timeline of an alarm up to `until`, an ISO instant: the current time, or the time of closing. */
export const alarmTimeline = (timeline: AlarmTimeline, until: string): Timeline => {
  const begun = instantOf(timeline.raisedAt);
  const rows = timeline.rows.toSorted((one, other) => instantOf(one.at) - instantOf(other.at));
  const lengthMs = Math.max(SECOND, instantOf(until) - begun);
  const place = ({ at }: AlarmRow): number =>
    Math.min(lengthMs, Math.max(0, instantOf(at) - begun));
  const first = rows.find(({ kind }) => RAISES.has(kind));
  const marks = rows.flatMap((row): readonly TimelineMark[] => {
    const mark = markOf(row, row === first);
    return mark === null ? [] : [{ key: row.id, atMs: place(row), ...mark }];
  });
  const turns = rows.flatMap((row) => {
    const tone = row.kind === 'Operator action' ? AFTER[row.event] : undefined;
    return tone === undefined ? [] : [{ atMs: place(row), tone }];
  });
  const starts = [{ atMs: 0, tone: 'trouble' as Tone }, ...turns];
  return {
    lengthMs,
    marks: roomy(marks, lengthMs),
    spans: starts
      .map(({ atMs, tone }, at) => ({ fromMs: atMs, toMs: starts[at + 1]?.atMs ?? lengthMs, tone }))
      .filter(({ fromMs, toMs }) => toMs > fromMs),
    ticks: ticksOf(lengthMs),
  };
};
