import { Link } from 'react-router-dom';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { everyText } from '#core/kernel/every-text.rule.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { Card } from '../../kit/card.tsx';
import { Facts } from '../../kit/facts.tsx';
import { formatDate } from '../../kit/format-time.ts';
import { Row } from '../../kit/stack.ts';
import { ZonedTime } from '../../kit/zoned-time.tsx';
import { HealthBadge } from '../../shell/health-badge.tsx';
import { PathsCard } from '../../shell/paths-card.tsx';
import { ZoneNote } from '../../shell/zone-note.tsx';
import { DeviceState, isOverdue, PauseButton, PauseText } from './service-state.tsx';
import { EditButton } from '../edit-button.tsx';
import { LinkTabs } from '../link-tabs.look.tsx';

/** Tabs for the devices of a site. The URL names the shown device. */
export const DeviceTabs = ({
  info,
  devNum,
}: {
  readonly info: SiteInfo;
  readonly devNum: number;
}) =>
  info.devices.length < 2 ? null : (
    <LinkTabs label="Devices">
      {info.devices.map((device) => (
        <li key={device.devNum}>
          <Link
            to={siteInfoPath(info.siteNum, device.devNum)}
            data-tab=""
            replace
            preventScrollReset
            aria-current={device.devNum === devNum ? 'true' : undefined}
          >
            {`${device.transmitterCode} ${device.description}`}
          </Link>
        </li>
      ))}
    </LinkTabs>
  );

const UNKNOWN = 'Not given';

/** Formats a date in UTC, because calendar dates have no time zone. */
const dateOf = (date: string | null, now: string): string | null =>
  date && formatDate(date, now, 'UTC');

/** One panel or communicator, read-only, with its communication paths (domain guide 6.6). */
export const DeviceCard = ({
  device,
  info,
  now,
}: {
  readonly device: DeviceInfo;
  readonly info: SiteInfo;
  readonly now: string;
}) => {
  const { timeZone } = info;
  const moment = (at: string | null) =>
    at === null ? null : <ZonedTime at={at} now={now} timeZone={timeZone} />;
  return (
    <>
      <Card
        title={`${device.transmitterCode} ${device.description}`}
        actions={
          <Row gap={2}>
            <ZoneNote now={now} timeZone={timeZone} />
            <PauseButton device={device} info={info} />
            <EditButton
              what={device.transmitterCode}
              opening={{ kind: 'device', devNum: device.devNum }}
            />
          </Row>
        }
      >
        <Facts
          paired
          facts={[
            {
              name: 'Monitoring',
              value: (
                <Row as="span" gap={2} wrap={1}>
                  <DeviceState device={device} info={info} now={now} />
                  <PauseText devNum={device.devNum} info={info} now={now} />
                </Row>
              ),
            },
            {
              name: 'Health',
              value: (
                <Row as="span" gap={2} wrap={1}>
                  <HealthBadge health={device.health} />
                  <span>{device.healthReasons.join(', ')}</span>
                </Row>
              ),
            },
            { name: 'Device type', value: device.type, absent: UNKNOWN },
            { name: 'Manufacturer', value: device.manufacturer, absent: UNKNOWN },
            { name: 'Model', value: device.model, absent: UNKNOWN },
            { name: 'Firmware', value: device.firmware, absent: UNKNOWN },
            { name: 'Installed on', value: dateOf(device.installedOn, now), absent: UNKNOWN },
            { name: 'Installer', value: device.installer, absent: UNKNOWN },
            {
              name: 'Last service',
              value: dateOf(device.lastServiceOn, now),
              absent: 'None noted',
            },
            {
              name: 'Next service due',
              value: dateOf(device.nextServiceOn, now),
              absent: 'Not planned',
            },
            { name: 'Commissioned', value: dateOf(device.commissionedOn, now), absent: 'Not yet' },
            { name: 'Decommissioned', value: dateOf(device.decommissionedOn, now) },
            {
              name: 'Last signal',
              value: device.lastSignalAt && (
                <>
                  {moment(device.lastSignalAt)} {device.lastSignal}
                </>
              ),
              absent: 'None yet',
            },
            {
              name: 'Timer test',
              value:
                device.timerTestMinutes &&
                `${device.timerTestSignal === null ? 'Any signal' : `Signal ${device.timerTestSignal}`} ${everyText(device.timerTestMinutes)}`,
              absent: 'None expected',
            },
            {
              name: isOverdue(device, now) ? 'Overdue since' : 'Next test due',
              value: moment(device.timerTestDueAt),
            },
          ]}
        />
      </Card>
      <PathsCard title="Communication paths" paths={device.paths} />
    </>
  );
};
