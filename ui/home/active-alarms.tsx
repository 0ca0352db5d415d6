import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import PauseIcon from '@heroicons/react/16/solid/PauseIcon';
import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import type { DealerHome } from '#core/home/home.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { between, formatElapsed } from '../kit/format-time.ts';
import { Table } from '../kit/table.tsx';

type AlarmState = DealerHome['activeAlarms'][number]['state'];

const LOOKS: Readonly<Record<AlarmState, Pick<BadgeProps, 'tone' | 'strength' | 'icon'>>> = {
  New: { tone: 'alarm', strength: 'solid', icon: BellAlertIcon },
  'In progress': { tone: 'trouble', icon: PhoneIcon },
  'On hold': { tone: 'info', icon: PauseIcon },
};

/** Alarms somebody is working on, or nobody yet (domain guide 6.19). */
export const ActiveAlarms = ({ home }: { readonly home: DealerHome }) => (
  <Card title="Active alarms" count={home.activeAlarmCount} inset={false}>
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
            <tr key={alarm.alarmNum}>
              <td data-strong="" data-off="">
                {alarm.priority}
              </td>
              <td data-off="">{alarm.serviceType}</td>
              <td data-strong="">
                {alarm.siteName}
                <small>{alarm.xmit}</small>
              </td>
              <td>{alarm.event}</td>
              <td>
                <Badge {...LOOKS[alarm.state]}>{alarm.state}</Badge>
              </td>
              <td data-number="" data-urgent={alarm.state === 'New' ? '' : undefined}>
                {formatElapsed(between(alarm.since, home.asOf))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    )}
  </Card>
);
