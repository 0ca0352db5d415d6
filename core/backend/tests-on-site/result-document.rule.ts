import { instantOf } from '../../kernel/instant.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { zoneName } from '../../kernel/zone-name.rule.ts';
import type { TestResults } from '../../tests-on-site/site-tests.schema.ts';
import { scopeText } from '../../tests-on-site/scope-text.rule.ts';
import type { NamedTable } from '../documents/table-files.port.ts';

/** Returns the results of a test as a printable table with one row per zone. Times are in the site's time zone (domain guide 6.1). */
export const resultDocument = (
  { site, test, zones }: TestResults,
  clock: Pick<WallClock, 'wallTime'>,
): NamedTable => {
  const time = (at: string | null): string =>
    at === null ? '' : clock.wallTime(instantOf(at), site.timeZone).replace('T', ' ');
  const count = (state: string): number => zones.filter((zone) => zone.state === state).length;
  const device = (devNum: number): string =>
    site.devices.find((one) => one.devNum === devNum)?.transmitterCode ?? String(devNum);
  const devices = test.devNums.map(device).join(', ');
  const ended = test.clearedAt ?? test.endsAt;
  return {
    title: `Test results: ${site.siteName}, ${site.addressDisplay}`,
    line:
      `${devices} · ${test.category} · ${scopeText(test.scope)} · ${time(test.startsAt)} to ${time(ended)} ` +
      `(${zoneName(site.timeZone)}) · ${test.placedBy} · ${count('Restored')} restored, ${count('Received')} received, ` +
      `${count('Waiting')} waiting`,
    head: [
      'Device',
      'Area',
      'Zone',
      'Description',
      'State',
      'First signal',
      'Signals',
      'Code',
      'Restored',
    ],
    rows: zones.map((zone) => [
      device(zone.devNum),
      zone.areaNum,
      zone.zone,
      zone.description,
      zone.state,
      time(zone.firstAt),
      zone.count,
      zone.code ?? '',
      time(zone.restoredAt),
    ]),
  };
};
