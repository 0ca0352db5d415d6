import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import PauseIcon from '@heroicons/react/16/solid/PauseIcon';
import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/home.schema.ts';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { ALARM_KIND_ICONS, OTHER_ALARM_ICON } from './alarm-kinds.ts';
import { between, formatElapsed } from '../kit/format-time.ts';
import { Table } from '../kit/table.tsx';

type Alarm = DealerHome['activeAlarms'][number];

const LOOKS: Readonly<Record<Alarm['state'], Pick<BadgeProps, 'tone' | 'strength' | 'icon'>>> = {
  New: { tone: 'alarm', strength: 'solid', icon: BellAlertIcon },
  'In progress': { tone: 'trouble', icon: PhoneIcon },
  'On hold': { tone: 'info', icon: PauseIcon },
};

const Row = ({ alarm, now }: { readonly alarm: Alarm; readonly now: string }) => {
  const Kind = ALARM_KIND_ICONS[alarm.serviceType] ?? OTHER_ALARM_ICON;
  return (
    <tr>
      <td data-strong="" data-off="">
        {alarm.priority}
      </td>
      <td data-kind="">
        <Kind aria-hidden />
        {alarm.serviceType}
      </td>
      <td data-strong="">
        <Link to={siteInfoPath(alarm.siteNum)}>{alarm.siteName}</Link>
        <small>{alarm.xmit}</small>
      </td>
      <td data-second="">{alarm.event}</td>
      <td data-second="">
        <Badge {...LOOKS[alarm.state]}>{alarm.state}</Badge>
      </td>
      <td data-number="" data-urgent={alarm.state === 'New' ? '' : undefined}>
        {formatElapsed(between(alarm.since, now))}
      </td>
    </tr>
  );
};

/** Alarms somebody is working on, or nobody yet (domain guide 6.19). */
export const ActiveAlarms = ({ home }: { readonly home: DealerHome }) => (
  <Card
    title="Active alarms"
    count={home.activeAlarmCount}
    urgent={home.activeAlarmCount > 0}
    inset={false}
  >
    {home.activeAlarms.length === 0 ? (
      <EmptyState
        icon={ShieldCheckIcon}
        title="No active alarms"
        text="New alarms of your accounts appear here."
      />
    ) : (
      <Table>
        <thead>
          <tr>
            <th scope="col">Pri.</th>
            <th scope="col">Type</th>
            <th scope="col">Site and account</th>
            <th scope="col">Event</th>
            <th scope="col">State</th>
            <th scope="col" data-number="">
              Since
            </th>
          </tr>
        </thead>
        <tbody>
          {home.activeAlarms.map((alarm) => (
            <Row key={alarm.alarmNum} alarm={alarm} now={home.asOf} />
          ))}
        </tbody>
      </Table>
    )}
  </Card>
);
