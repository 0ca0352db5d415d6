import type { ActivityKind } from '../alarms/activity-kind.ts';
import { rowTextOfArea } from '../alarms/timeline-text.rule.ts';
import type { HistoryChoices, HistoryRow } from '../history/history-row.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import { OWN_PARTS, type OwnPart, type OwnRow } from './own-history.schema.ts';

const PARTS = Object.entries(OWN_PARTS) as readonly [OwnPart, readonly ActivityKind[]][];

/** The name of each part, as the screen and the file call it. */
export const PART_NAMES: Readonly<Record<OwnPart, string>> = {
  alarms: 'Alarms',
  openings: 'Armed and disarmed',
  troubles: 'Troubles',
  tests: 'Tests',
};

/** The name of one event of each part. */
export const EVENT_NAMES: Readonly<Record<OwnPart, string>> = {
  alarms: 'Alarm',
  openings: 'Arming',
  troubles: 'Trouble',
  tests: 'Test',
};

/** Returns the kinds of events in a part, or in all parts if none is named. */
export const kindsOfPart = (part: string): readonly ActivityKind[] =>
  PARTS.flatMap(([name, kinds]) => (part === name || part === '' ? kinds : []));

/** Returns a history row in plain words, with the area that was armed if the site has several `areas`. */
export const ownRow = (row: HistoryRow, areas: HistoryChoices['areas']): OwnRow => {
  const { id, place, at, kind, devNum, areaNum, alarmNum, onTest } = row;
  const area =
    areas.length < 2
      ? undefined
      : areas.find((one) => one.devNum === devNum && one.num === areaNum)?.name;
  // Of what operators did, only starts and ends of tests are here.
  const [part] = PARTS.find(([, kinds]) => kinds.includes(kind)) ?? ['tests'];
  return { id, place, at, part, text: rowTextOfArea(row, area ?? null), alarmNum, onTest };
};

/** Returns the columns of an exported file. `time` formats times in the site's time zone. */
export const ownColumns = (time: (at: string) => string): readonly ExportColumn<OwnRow>[] => [
  { key: 'time', title: 'Time', value: ({ at }) => time(at) },
  { key: 'text', title: 'What happened', value: ({ text }) => text },
  { key: 'part', title: 'Kind', value: ({ part }) => EVENT_NAMES[part] },
  { key: 'test', title: 'On test', value: ({ onTest }) => (onTest ? 'Yes' : '') },
  { key: 'alarm', title: 'Alarm number', value: ({ alarmNum }) => alarmNum },
];
