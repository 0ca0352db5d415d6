import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { NewTick } from '../tests-on-site/site-test.repository.port.ts';
import { changeEvents, testedEvent } from '../signals/activity-event.rule.ts';
import type { DeviceChange } from '../signals/signal.repository.port.ts';
import type { Heard } from '../signals/signal-row.rule.ts';

/** What a zone sent, as the screen of a test adds it to what it knows. */
const tickEvent = (
  siteNum: number,
  { withheld, testId, devNum, areaNum, zone, firstAt, lastAt, restoredAt }: NewTick,
): NewLiveEvent => ({
  siteNum,
  devNum,
  kind: 'testZone',
  withheld,
  data: { testId, devNum, areaNum, zone, firstAt, lastAt, restoredAt },
});

/** What a batch of signals wrote down, as far as screens show it. */
export interface WrittenBatch {
  readonly heard: readonly Heard[];
  readonly changes: readonly DeviceChange[];
  readonly rows: readonly NewActivity[];
  readonly ticks: readonly NewTick[];
  readonly service: readonly (NewLiveEvent & { readonly siteGroupNum: number })[];
}

/** The groups whose devices a batch changed, in the order their screens are told (`LiveRepository.append`). */
export const changedGroups = (changes: readonly DeviceChange[]): readonly number[] =>
  [...new Set(changes.map(({ device }) => device.siteGroupNum))].toSorted((a, b) => a - b);

/** What the screens of a group are told of a batch: its rows of history, its ticks of zones, its messages of service, its changed devices. */
export const batchEvents = (
  { heard, changes, rows, ticks, service }: WrittenBatch,
  group: number,
): readonly NewLiveEvent[] => {
  const tests = new Map(heard.map((one) => [one.signal.id, one.tests]));
  const devices = new Map(heard.flatMap((one) => one.tests.map((test) => [test, one.device])));
  return [
    ...rows.flatMap((row) =>
      row.siteGroupNum === group ? [testedEvent(row, tests.get(row.id) ?? [])] : [],
    ),
    ...ticks.flatMap((tick) => {
      const device = devices.get(tick.testId);
      return device?.siteGroupNum === group ? [tickEvent(device.siteNum, tick)] : [];
    }),
    ...service.flatMap(({ siteGroupNum, ...event }) => (siteGroupNum === group ? [event] : [])),
    ...changes.filter(({ device }) => device.siteGroupNum === group).flatMap(changeEvents),
  ];
};
