import * as outline from '@heroicons/react/24/outline';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import { siteInfoPath, sitePartPath } from '#core/sites/site-part-path.rule.ts';
import { Card } from '../kit/card.tsx';
import { between, formatDay, formatDuration, formatMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { CellNote } from '../kit/table.tsx';
import { ShareBars } from '../kit/charts/share-bars.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { SiteRows } from './site-rows.tsx';

interface Of {
  readonly home: DealerHome;
}

/** A card with the number of accounts by age of their oldest trouble, and the oldest troubles (domain guide 6.19 "troubles by age"). */
export const TroublesByAge = ({
  home: { asOf, accounts, troubleAges: ages, oldestTroubles },
}: Of) =>
  accounts.trouble === 0 ? null : (
    <Card
      title="Troubles by age"
      count={accounts.trouble}
      inset={false}
      actions={
        <TextLink size="sm">
          <Link to={accountsPath({ state: 'trouble' })}>All troubles</Link>
        </TextLink>
      }
    >
      <ShareBars
        label="Accounts by the age of their oldest trouble"
        bars={(
          [
            ['Less than a day', ages.day, 'day'],
            ['Less than a week', ages.week, 'week'],
            ['A week or longer', ages.older, 'older'],
          ] as const
        ).map(([label, value, trouble]) => ({
          label,
          value,
          tone: 'trouble',
          link: (name) => (
            <Link data-link="" to={accountsPath({ state: 'trouble', trouble })}>
              {name}
            </Link>
          ),
        }))}
      />
      <RowTable
        wide
        columns={[
          {
            head: 'Oldest first',
            marks: 'strong',
            cell: ({ devNum, siteNum, siteName, xmit }) => (
              <>
                <Link data-link="" to={siteInfoPath(siteNum, devNum)}>
                  {siteName}
                </Link>
                <CellNote>{xmit}</CellNote>
              </>
            ),
          },
          { head: 'Trouble', marks: 'second', cell: ({ text }) => text },
          {
            head: 'For',
            marks: 'number',
            cell: ({ since }) => formatDuration(between(since, asOf)),
          },
        ]}
        rows={oldestTroubles}
        rowKey={({ id }) => id}
      />
    </Card>
  );

/** A card with devices whose expected test signal did not arrive (domain guide 6.19). */
export const MissedTests = ({ home: { asOf, accounts, silent } }: Of) => (
  <SiteRows
    title="Missed tests, offline"
    count={accounts.missedTest}
    all={{ to: accountsPath({ state: 'missed-test' }), text: 'All missed' }}
    rows={silent.map(({ devNum, dueAt, siteNum, siteName, xmit }) => ({
      key: `${siteNum} ${devNum}`,
      to: siteInfoPath(siteNum, devNum),
      icon: <outline.SignalSlashIcon aria-hidden />,
      name: siteName,
      text: xmit,
      end: `${formatDuration(between(dueAt, asOf))} late`,
    }))}
  />
);

/**
 * A card with areas that should be closed this evening but are open (domain guide 6.19 "fail-to-close tonight"). Not
 * rendered if the user lacks the right to see them.
 */
export const NotClosed = ({ home: { accounts, asOf, notClosed, timeZone } }: Of) => (
  <SiteRows
    title="Not closed"
    count={accounts.failToClose ?? 0}
    all={{ to: accountsPath({ state: 'fail-to-close' }), text: 'All not closed' }}
    rows={(notClosed ?? []).map(({ area, devNum, since, siteNum, siteName }) => ({
      key: `${siteNum} ${devNum} ${area}`,
      to: sitePartPath(siteNum, devNum, 'schedules'),
      icon: <outline.LockOpenIcon aria-hidden />,
      name: siteName,
      text: area,
      end: `since ${formatMoment(since, asOf, timeZone)}`,
    }))}
  />
);

/** A card with accounts that wait for their first signal. */
export const Installs = ({ home: { accounts, asOf, installs } }: Of) => (
  <SiteRows
    title="Pending installs"
    count={accounts.installPending}
    all={{ to: accountsPath({ state: 'install-pending' }), text: 'All pending' }}
    rows={installs.map(({ lastSignalAt, siteNum, siteName, xmit }) => ({
      key: String(siteNum),
      to: siteInfoPath(siteNum),
      icon: <outline.WrenchIcon aria-hidden />,
      name: siteName,
      text: xmit,
      end:
        lastSignalAt === null
          ? 'No signal yet'
          : `Last heard ${formatDuration(between(lastSignalAt, asOf))} ago`,
    }))}
  />
);

const ENDING = {
  permit: { icon: <outline.DocumentCheckIcon aria-hidden />, pathOf: siteInfoPath },
  contact: {
    icon: <outline.UserIcon aria-hidden />,
    pathOf: (siteNum: number) => sitePartPath(siteNum, null, 'contacts'),
  },
  schedule: {
    icon: <outline.CalendarDaysIcon aria-hidden />,
    pathOf: (siteNum: number) => sitePartPath(siteNum, null, 'schedules'),
  },
} as const;

/** A card with permits, contacts and temporary hours that expire within 30 days, each with a link to its list (domain guide 6.19). */
export const Ending = ({ home: { accounts, ending } }: Of) => {
  if (ending.length === 0) return null;
  const kinds = (
    [
      ['permit', accounts.permit, 'Permits'],
      ['contact', accounts.contact, 'Contacts'],
      ['schedule', accounts.schedule, 'Temporary hours'],
    ] as const
  ).flatMap(([due, value, label]) => (value === null ? [] : [{ due, value, label }]));
  return (
    <Card title="Expiring within 30 days" inset={false}>
      <ShareBars
        label="Accounts by what expires"
        bars={kinds.map(({ due, value, label }) => ({
          label,
          value,
          tone: 'info',
          link: (name) => (
            <Link data-link="" to={accountsPath({ due })}>
              {name}
            </Link>
          ),
        }))}
      />
      <RowTable
        columns={[
          {
            head: 'Soonest first',
            marks: 'strong',
            cell: ({ kind, siteNum, siteName }) => (
              <Link data-link="" to={ENDING[kind].pathOf(siteNum)}>
                {siteName}
              </Link>
            ),
          },
          { head: 'What', marks: 'second', cell: ({ what }) => what },
          { head: 'Ends', marks: 'number', cell: ({ day }) => formatDay(day) },
        ]}
        rows={ending.slice(0, 5)}
        rowKey={({ day, kind, siteNum, what }) => `${kind} ${siteNum} ${what} ${day}`}
      />
    </Card>
  );
};

/** A card with today's changes of account data by users. */
export const ChangesToday = ({ home: { accounts, asOf, changes, timeZone } }: Of) => (
  <SiteRows
    title="Changed today"
    count={accounts.changedToday}
    all={{
      to: accountsPath({ changed: 'today' }),
      text: counted(accounts.changedToday, 'account'),
    }}
    rows={changes.map(({ actor, at, event, id, siteNum, siteName }) => ({
      key: id,
      to: siteInfoPath(siteNum),
      icon: <outline.PencilSquareIcon aria-hidden />,
      name: siteName,
      text: actor === null ? event : `${event}, ${actor}`,
      end: formatMoment(at, asOf, timeZone),
    }))}
  />
);
