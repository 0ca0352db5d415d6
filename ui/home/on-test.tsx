import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import FlagIcon from '@heroicons/react/16/solid/FlagIcon';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/home.schema.ts';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { between, formatDuration, formatMoment, formatZone } from '../kit/format-time.ts';
import { TestChip, TimeRuler } from '../kit/on-test.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';

/** A test that ends within this time is worth a word. */
export const SOON_MS = 20 * 60000;

/** Longer than this a test is flagged (domain guide 6.19). */
const LONG_MS = 24 * 3600000;

type Test = DealerHome['onTest'][number];

const columnsOf = ({ asOf, timeZone }: DealerHome): readonly RowColumn<Test>[] => {
  const when = (at: string): string => formatMoment(at, asOf, timeZone);
  const left = ({ endsAt }: Test): number => between(asOf, endsAt);
  const whole = ({ startsAt, endsAt }: Test): number => between(startsAt, endsAt);
  return [
    {
      head: 'Site and account',
      marks: 'strong',
      cell: (test) => (
        <>
          <Link to={siteInfoPath(test.siteNum)}>{test.siteName}</Link>
          <small>{test.xmit}</small>
          <div data-phone="">
            <TestChip>{`ON TEST · ${formatDuration(left(test))} left`}</TestChip>
            <span>{test.placedBy}</span>
          </div>
        </>
      ),
    },
    { head: 'Category', marks: 'off', cell: ({ category }) => category },
    { head: 'Placed by', marks: 'off', cell: ({ placedBy }) => placedBy },
    {
      head: 'Window',
      marks: 'off',
      cell: (test) => (
        <TimeRuler
          share={whole(test) > 0 ? between(test.startsAt, asOf) / whole(test) : 1}
          label={`From ${when(test.startsAt)} to ${when(test.endsAt)}`}
        />
      ),
    },
    {
      head: `Ends, ${formatZone(asOf, timeZone)}`,
      marks: 'off',
      cell: ({ endsAt }) => when(endsAt),
    },
    {
      head: 'Time left',
      marks: 'number off',
      markOf: (test) => (left(test) <= SOON_MS ? 'soon' : undefined),
      cell: (test) => (
        <>
          {left(test) <= SOON_MS && <ClockIcon aria-hidden />}
          {formatDuration(left(test))}
        </>
      ),
    },
    {
      head: '',
      label: 'Remark',
      marks: 'number',
      cell: (test) =>
        whole(test) > LONG_MS && (
          <Badge tone="trouble" strength="plain" icon={FlagIcon}>
            Over 24 h
          </Badge>
        ),
    },
  ];
};

/** Sites nobody watches at the moment, ending soonest first (domain guide 6.19). */
export const OnTest = ({ home }: { readonly home: DealerHome }) => (
  <Card title="On test, ending soonest first" count={home.onTestCount} inset={false}>
    <RowTable
      wide
      columns={columnsOf(home)}
      rows={home.onTest}
      rowKey={({ siteNum, startsAt }) => `${siteNum} ${startsAt}`}
      empty={{
        icon: BeakerIcon,
        title: 'Nothing is on test',
        text: 'Sites that are placed on test appear here with the time they have left.',
      }}
    />
  </Card>
);
