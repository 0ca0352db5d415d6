import * as micro from '@heroicons/react/16/solid';
import ShieldCheckIcon from '@heroicons/react/24/outline/ShieldCheckIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { instantOf } from '#core/kernel/instant.ts';
import { siteHistoryPath } from '#core/sites/site-part-path.rule.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import type { BadgeProps } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { formatElapsed, formatZonedMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { CellNote } from '../kit/table.tsx';
import { AlarmBadge } from '../shell/alarm-badge.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import type { HomeViewModel } from './home.view-model.ts';

type Alarm = DealerHome['activeAlarms'][number];

// Icons per service type, shown beside the label (domain guide "Service type").
const ALARM_KIND_ICONS: Readonly<Record<string, BadgeProps['icon']>> = {
  Fire: micro.FireIcon,
  Burglary: micro.ShieldExclamationIcon,
  Medical: micro.HeartIcon,
  Panic: micro.HandRaisedIcon,
  'Hold-up': micro.HandRaisedIcon,
  Trouble: micro.ExclamationTriangleIcon,
  Supervisory: micro.EyeIcon,
  Environmental: micro.CloudIcon,
  'Open/close': micro.LockOpenIcon,
  Test: micro.BeakerIcon,
};

/** Updated every second, without the rest of the table. */
const Since = observer(({ at, model }: { readonly at: string; readonly model: HomeViewModel }) =>
  formatElapsed(model.now - instantOf(at)),
);

const columnsOf = (now: string, model: HomeViewModel): readonly RowColumn<Alarm>[] => [
  { head: 'Pri.', marks: 'strong off', cell: ({ priority }) => priority },
  {
    head: 'Type',
    marks: 'kind',
    cell: ({ serviceType }) => {
      const Kind = ALARM_KIND_ICONS[serviceType] ?? micro.BellAlertIcon;
      return (
        <>
          <Kind aria-hidden />
          {serviceType}
        </>
      );
    },
  },
  {
    head: 'Site and account',
    marks: 'strong',
    cell: ({ alarmNum, devNum, siteNum, siteName, xmit }) => (
      <>
        <Link data-link="" to={siteHistoryPath(siteNum, devNum, alarmNum)}>
          {siteName}
        </Link>
        <CellNote>{xmit}</CellNote>
      </>
    ),
  },
  {
    head: 'Event',
    marks: 'second',
    cell: ({ event, further }) => (
      <>
        {event}
        {further !== null && <CellNote>{`then ${further}`}</CellNote>}
      </>
    ),
  },
  {
    head: 'State',
    marks: 'second',
    cell: ({ state, holdUntil, timeZone }) => (
      <AlarmBadge state={state} until={holdUntil && formatZonedMoment(holdUntil, now, timeZone)} />
    ),
  },
  {
    head: 'Since',
    marks: 'number',
    markOf: ({ state }) => (state === 'New' ? 'urgent' : undefined),
    cell: ({ since }) => <Since at={since} model={model} />,
  },
];

/** A card with the alarms that are in progress or waiting (domain guide 6.19). */
export const ActiveAlarms = ({
  home,
  model,
}: {
  readonly home: DealerHome;
  readonly model: HomeViewModel;
}) => (
  <Card
    title="Active alarms"
    count={home.activeAlarmCount}
    urgent={home.activeAlarmCount > 0}
    inset={false}
    actions={
      <TextLink size="sm">
        <Link to={accountsPath({ state: 'alarm' })}>Accounts in alarm</Link>
      </TextLink>
    }
  >
    <RowTable
      wide
      columns={columnsOf(home.asOf, model)}
      rows={home.activeAlarms}
      rowKey={({ alarmNum }) => alarmNum}
      empty={{
        icon: ShieldCheckIcon,
        title: 'No active alarms',
        text: 'New alarms of your accounts appear here.',
      }}
    />
  </Card>
);
