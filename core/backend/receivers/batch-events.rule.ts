import type { NewLiveEvent } from '../../live/live-event.schema.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { NewTick } from '../tests-on-site/site-test.repository.port.ts';
import { changeEvents, testedEvent } from '../signals/activity-event.rule.ts';
import type { DeviceChange } from '../signals/signal.repository.port.ts';
import type { Heard } from '../signals/signal-row.rule.ts';

/** Builds the live event that updates a zone on the test screen. */
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

/** The effects of a batch of signals that screens show. */
export interface WrittenBatch {
  readonly heard: readonly Heard[];
  readonly changes: readonly DeviceChange[];
  readonly rows: readonly NewActivity[];
  readonly ticks: readonly NewTick[];
  readonly service: readonly (NewLiveEvent & { readonly siteGroupNum: number })[];
}

/** Returns the groups whose devices a batch changed, in the order that `LiveRepository.append` requires. */
export const changedGroups = (changes: readonly DeviceChange[]): readonly number[] =>
  [...new Set(changes.map(({ device }) => device.siteGroupNum))].toSorted((a, b) => a - b);

/** Returns the live events of a batch for one group: history rows, zone ticks, service messages, and changed devices. */
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
