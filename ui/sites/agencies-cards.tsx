import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Card, LineCard } from '../kit/card.tsx';
import { formatDate } from '../kit/format-time.ts';
import { Text } from '../kit/text.ts';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { EditButton } from './edit-button.tsx';

type Details = SiteInfo['details'];

const AGENCY_COLUMNS: readonly RowColumn<Details['agencies'][number]>[] = [
  { head: 'Agency', marks: 'strong', cell: ({ kind }) => kind },
  { head: 'Name', marks: 'second', cell: ({ name }) => name },
  {
    head: 'Phone',
    marks: 'number',
    cell: ({ phone }) => (phone === null ? 'No phone' : formatPhone(phone)),
  },
];

const permitColumns = (now: string): readonly RowColumn<Details['permits'][number]>[] => {
  const date = (value: string | null): string =>
    value === null ? 'Not given' : formatDate(value, now, 'UTC');
  return [
    { head: 'Permit', marks: 'strong', cell: ({ type }) => type },
    { head: 'Number', marks: 'second', cell: ({ number }) => number },
    { head: 'Agency', marks: 'off', cell: ({ agency }) => agency ?? 'Not given' },
    { head: 'Issued', marks: 'off', cell: ({ issued }) => date(issued) },
    {
      head: 'Expires',
      marks: 'number',
      cell: ({ expires }) =>
        expires !== null && expires < now.slice(0, 10) ? (
          <Text data-word="" as="span" tone="alarm" strong>{`Expired ${date(expires)}`}</Text>
        ) : (
          date(expires)
        ),
    },
  ];
};

/** The agencies to dispatch and the city's permits (domain guide 6.7). */
export const AgenciesCards = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { agencies, permits } = info.details;
  const editAgencies = (
    <EditButton what="agencies" opening={{ kind: 'agencies', first: 'agencies' }} />
  );
  const editPermits = (
    <EditButton what="permits" opening={{ kind: 'agencies', first: 'permits' }} />
  );
  return (
    <>
      {agencies.length === 0 ? (
        <LineCard title="Agencies" text="None on file" actions={editAgencies} />
      ) : (
        <Card title="Agencies" count={agencies.length} inset={false} actions={editAgencies}>
          <RowTable
            columns={AGENCY_COLUMNS}
            rows={agencies}
            rowKey={({ kind, name }) => `${kind} ${name}`}
          />
        </Card>
      )}
      {permits.length === 0 ? (
        <LineCard title="Permits" text="None on file" actions={editPermits} />
      ) : (
        <Card title="Permits" count={permits.length} inset={false} actions={editPermits}>
          <RowTable
            columns={permitColumns(now)}
            rows={permits}
            rowKey={({ type, number }) => `${type} ${number}`}
          />
        </Card>
      )}
    </>
  );
};
