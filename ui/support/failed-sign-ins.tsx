import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { FailedSignIns } from '#core/home/staff-home.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { personPath, supportPath } from '#core/support/person-path.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatMoment, formatTime, formatZone, readerZone } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { TextLink } from '../kit/links.ts';
import { CellNote } from '../kit/table.tsx';
import { Text } from '../kit/text.ts';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { SignInBars, type SignInBar } from './sign-in-bars.look.tsx';
import { failedLogins } from './staff-tiles.rule.ts';

type Source = FailedSignIns['sources'][number];

const HALF_HOUR = 1800000;

/** Returns the bars of the last 24 hours, with those half hours in which nobody failed. */
const barsOf = ({ halfHours }: FailedSignIns, now: string): readonly SignInBar[] => {
  const last = Math.floor(Date.parse(now) / HALF_HOUR) * HALF_HOUR;
  return Array.from({ length: 49 }, (_, index) => {
    const at = isoInstant(last - (48 - index) * HALF_HOUR);
    return halfHours.find((half) => half.at === at) ?? { at, tries: 0, worst: 0 };
  });
};

const sourceName = ({ person, address }: Source): string =>
  person?.name ?? address ?? 'A deleted account';

/** Returns which usernames were tried from an address, and how a person was refused. */
const reasonOf = ({ accounts, limited, person, sso, unknown }: Source): string => {
  if (person !== null && sso) return 'Single sign-on refused';
  if (person !== null) return limited ? 'Wrong password, then locked' : 'Wrong password';
  const tried = [
    accounts > 0 && counted(accounts, 'account'),
    unknown && (accounts > 0 ? 'unknown usernames' : 'Unknown usernames'),
  ].filter((part) => part !== false);
  return `${tried.join(' and ')} tried${limited ? ', then blocked' : ''}`;
};

const columnsOf = (now: string, auditPath: ((source: Source) => string) | null) => {
  const columns: readonly (RowColumn<Source> | false)[] = [
    {
      head: 'Who or where',
      marks: 'strong',
      cell: (source) => (
        <>
          {source.person === null ? (
            sourceName(source)
          ) : (
            <Link data-link="" to={personPath(source.person.accountId)}>
              {source.person.name}
            </Link>
          )}
          {source.person?.username.includes('@') === false && (
            <CellNote>{source.person.username}</CellNote>
          )}
        </>
      ),
    },
    { head: 'Reason', marks: 'second', cell: reasonOf },
    { head: 'Attempts', marks: 'number', cell: ({ tries }) => tries },
    {
      head: 'Last',
      marks: 'second number',
      cell: ({ lastAt }) => formatMoment(lastAt, now, readerZone()),
    },
    auditPath !== null && {
      head: '',
      label: 'Audit log',
      marks: 'number off',
      cell: (source) => (
        <TextLink size="sm">
          <Link aria-label={`Show the attempts of ${sourceName(source)}`} to={auditPath(source)}>
            Show
          </Link>
        </TextLink>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
};

/** Who failed to sign in within a day, as a chart over their table, or the half hours as a table (design "staff home"). */
export const FailedSignInsCard = ({
  signIns,
  now,
  mayReadAuditLog,
}: {
  readonly signIns: FailedSignIns;
  readonly now: string;
  readonly mayReadAuditLog: boolean;
}) => {
  const [asTable, setAsTable] = useState(false);
  const { failed24h, halfHours, sources } = signIns;
  const bars = barsOf(signIns, now);
  const zone = formatZone(now, readerZone());
  const hour = (at: string): string => formatTime(at, readerZone());
  const [worst] = sources;
  const others = failed24h - (worst?.tries ?? 0);
  const auditPath = ({ person, address }: Source): string =>
    supportPath({
      tab: 'audit',
      list: {
        ...failedLogins(now),
        ...(person !== null ? { person: person.username } : { text: address ?? '' }),
      },
    });
  return (
    <Card
      title="Failed sign-ins"
      count={failed24h}
      inset={false}
      mark={
        <Text as="span" size="small" tone="muted" data-word="">
          {`last 24 hours, per 30 min, ${zone}`}
        </Text>
      }
      actions={
        <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as chart' : 'View as table'}
        </LinkButton>
      }
    >
      {asTable ? (
        <RowTable
          columns={[
            {
              head: `From, ${zone}`,
              cell: ({ at }) => formatMoment(at, now, readerZone()),
            },
            { head: 'Failed sign-ins', marks: 'number', cell: ({ tries }) => tries },
            {
              head: worst === undefined ? 'Most frequent' : `From ${sourceName(worst)}`,
              marks: 'number',
              cell: ({ worst: own }) => own,
            },
          ]}
          rows={halfHours.toReversed()}
          rowKey={({ at }) => at}
        />
      ) : (
        <SignInBars
          label={`${counted(failed24h, 'failed sign-in')} in the last 24 hours${worst === undefined ? '' : `, ${worst.tries} from ${sourceName(worst)}`}`}
          bars={bars}
          keys={
            worst === undefined
              ? []
              : [
                  `${worst.tries} from ${sourceName(worst)}`,
                  ...(others > 0 ? [`${others} from others`] : []),
                ]
          }
          hours={[...[0, 12, 24, 36].map((index) => hour(bars[index]?.at ?? now)), 'now']}
        />
      )}
      {sources.length === 0 ? (
        <Text tone="muted" inset>
          Everyone who signed in within 24 hours got in.
        </Text>
      ) : (
        <RowTable
          columns={columnsOf(now, mayReadAuditLog ? auditPath : null)}
          rows={sources}
          rowKey={(source) => `${source.person?.accountId ?? ''} ${source.address ?? ''}`}
        />
      )}
    </Card>
  );
};
