import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import FlagIcon from '@heroicons/react/16/solid/FlagIcon';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { Link } from 'react-router-dom';
import type { DealerHome } from '#core/home/home.schema.ts';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { between, formatDuration, formatMoment, formatZone } from '../kit/format-time.ts';
import { SOON_MS } from './dealer-figures.ts';
import { Table } from '../kit/table.tsx';
import { TestChip } from '../kit/test-chip.tsx';
import { TimeRuler } from '../kit/time-ruler.tsx';

/** Longer than this a test is flagged (domain guide 6.19). */
const LONG_MS = 24 * 3600000;

type Test = DealerHome['onTest'][number];

const Row = ({ test, home }: { readonly test: Test; readonly home: DealerHome }) => {
  const whole = between(test.startsAt, test.endsAt);
  const left = between(home.asOf, test.endsAt);
  const ends = formatMoment(test.endsAt, home.asOf, home.timeZone);
  return (
    <tr>
      <td data-strong="">
        <Link to={siteInfoPath(test.siteNum)}>{test.siteName}</Link>
        <small>{test.xmit}</small>
        <div data-phone="">
          <TestChip>{`ON TEST · ${formatDuration(left)} left`}</TestChip>
          <span>{test.placedBy}</span>
        </div>
      </td>
      <td data-off="">{test.category}</td>
      <td data-off="">{test.placedBy}</td>
      <td data-off="">
        <TimeRuler
          share={whole > 0 ? between(test.startsAt, home.asOf) / whole : 1}
          label={`From ${formatMoment(test.startsAt, home.asOf, home.timeZone)} to ${ends}`}
        />
      </td>
      <td data-off="">{ends}</td>
      <td data-number="" data-off="" data-soon={left <= SOON_MS ? '' : undefined}>
        {left <= SOON_MS && <ClockIcon aria-hidden />}
        {formatDuration(left)}
      </td>
      <td data-number="">
        {whole > LONG_MS && (
          <Badge tone="trouble" strength="plain" icon={FlagIcon}>
            Over 24 h
          </Badge>
        )}
      </td>
    </tr>
  );
};

/** Sites nobody watches at the moment, ending soonest first (domain guide 6.19). */
export const OnTest = ({ home }: { readonly home: DealerHome }) => (
  <Card title="On test, ending soonest first" count={home.onTestCount} inset={false}>
    {home.onTest.length === 0 ? (
      <EmptyState
        icon={BeakerIcon}
        title="Nothing is on test"
        text="Sites that are placed on test appear here with the time they have left."
      />
    ) : (
      <Table>
        <thead>
          <tr>
            <th scope="col">Site and account</th>
            <th scope="col">Category</th>
            <th scope="col">Placed by</th>
            <th scope="col">Window</th>
            <th scope="col">Ends, {formatZone(home.asOf, home.timeZone)}</th>
            <th scope="col" data-number="">
              Time left
            </th>
            <th scope="col" aria-label="Remark" />
          </tr>
        </thead>
        <tbody>
          {home.onTest.map((test) => (
            <Row key={`${test.siteNum} ${test.startsAt}`} test={test} home={home} />
          ))}
        </tbody>
      </Table>
    )}
  </Card>
);
