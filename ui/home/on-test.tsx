import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import FlagIcon from '@heroicons/react/16/solid/FlagIcon';
import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import type { DealerHome, RunningTest } from '#core/home/dealer-home.schema.ts';
import { accountsPath } from '#core/sites/account-list.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { between, formatDuration, formatMoment, formatZonedMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { Notice } from '../kit/notice.tsx';
import { TestChip, TimeRuler } from '../kit/on-test.tsx';
import { CellNote } from '../kit/table.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { useTestRights } from '../shell/use-test-rights.ts';
import type { HomeViewModel } from './home.view-model.ts';
import { TestActions, testPlace } from './test-actions.tsx';

const MINUTE = 60000;
/** A test that ends within this many milliseconds gets a note. */
const SOON_MS = 20 * MINUTE;
/** A test that runs longer than this many milliseconds is flagged (domain guide 6.19). */
const LONG_MS = 1440 * MINUTE;

const columnsOf = (
  { asOf, timeZone }: DealerHome,
  model: HomeViewModel,
  mayEdit: boolean,
): readonly RowColumn<RunningTest>[] => {
  const when = (at: string): string => formatMoment(at, asOf, timeZone);
  const left = ({ endsAt }: RunningTest): number => between(asOf, endsAt);
  const whole = ({ startsAt, endsAt }: RunningTest): number => between(startsAt, endsAt);
  const isLong = (test: RunningTest): boolean => whole(test) > LONG_MS;
  return [
    {
      head: 'Site and account',
      marks: 'strong',
      cell: (test) => (
        <>
          <Link data-link="" to={testPlace(test.siteNum, test.id)}>
            {test.siteName}
          </Link>
          <CellNote>{test.xmit}</CellNote>
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
      head: 'Time left',
      marks: 'number off',
      markOf: (test) => (left(test) <= SOON_MS ? 'soon' : undefined),
      cell: (test) => (
        <>
          {left(test) <= SOON_MS && <ClockIcon aria-hidden />}
          <span data-word="" title={`Ends ${formatZonedMoment(test.endsAt, asOf, timeZone)}`}>
            {formatDuration(left(test))}
          </span>
        </>
      ),
    },
    {
      head: '',
      label: 'Remark and actions',
      marks: 'beside number',
      cell: (test) =>
        mayEdit ? (
          <TestActions test={test} model={model} isLong={isLong(test)} />
        ) : (
          isLong(test) && (
            <Badge tone="trouble" strength="plain" icon={FlagIcon}>
              Over 24 h
            </Badge>
          )
        ),
    },
  ];
};

/** A card with sites on test, whose signals nobody acts on. The test that ends first is listed first (domain guide 6.19). */
export const OnTest = observer(
  ({ home, model }: { readonly home: DealerHome; readonly model: HomeViewModel }) => {
    const { mayEdit } = useTestRights();
    if (home.onTest === null) return null;
    const { problem } = model.extending;
    return (
      <Card
        title="On test, ending soonest first"
        count={home.onTestCount ?? 0}
        inset={false}
        clipped={false}
        actions={
          <TextLink size="sm">
            <Link to={accountsPath({ state: 'on-test' })}>All on test</Link>
          </TextLink>
        }
      >
        {problem !== null && (
          <Notice tone="trouble" role="alert">
            {problem}
          </Notice>
        )}
        <RowTable
          wide
          columns={columnsOf(home, model, mayEdit)}
          rows={home.onTest}
          rowKey={({ id }) => id}
          empty={{
            icon: BeakerIcon,
            title: 'Nothing is on test',
            text: 'Sites on test appear here with their time left.',
          }}
        />
      </Card>
    );
  },
);
