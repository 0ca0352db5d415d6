import BuildingLibraryIcon from '@heroicons/react/24/outline/BuildingLibraryIcon';
import DocumentCheckIcon from '@heroicons/react/24/outline/DocumentCheckIcon';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatDate } from '../kit/format-time.ts';
import { Text } from '../kit/text.ts';
import { Table } from '../kit/table.tsx';

type Details = SiteInfo['details'];

const Agencies = ({ agencies }: Pick<Details, 'agencies'>) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Agency</th>
        <th scope="col">Name</th>
        <th scope="col" data-number="">
          Phone
        </th>
      </tr>
    </thead>
    <tbody>
      {agencies.map(({ kind, name, phone }) => (
        <tr key={`${kind} ${name}`}>
          <td data-strong="">{kind}</td>
          <td data-second="">{name}</td>
          <td data-number="">{phone ?? 'No phone'}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

const Permits = ({ permits, now }: Pick<Details, 'permits'> & { readonly now: string }) => {
  const date = (value: string | null): string =>
    value === null ? 'Not given' : formatDate(value, now, 'UTC');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Permit</th>
          <th scope="col">Number</th>
          <th scope="col">Agency</th>
          <th scope="col">Issued</th>
          <th scope="col" data-number="">
            Expires
          </th>
        </tr>
      </thead>
      <tbody>
        {permits.map(({ type, number, issued, expires, agency }) => (
          <tr key={`${type} ${number}`}>
            <td data-strong="">{type}</td>
            <td data-second="">{number}</td>
            <td data-off="">{agency ?? 'Not given'}</td>
            <td data-off="">{date(issued)}</td>
            <td data-number="">
              {expires !== null && expires < now.slice(0, 10) ? (
                <Text as="span" tone="alarm" strong>{`Expired ${date(expires)}`}</Text>
              ) : (
                date(expires)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Who is sent, and whether the city allows the alarm (domain guide 6.7). */
export const AgenciesCards = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { agencies, permits } = info.details;
  return (
    <>
      <Card title="Agencies" count={agencies.length} inset={false}>
        {agencies.length === 0 ? (
          <EmptyState
            icon={BuildingLibraryIcon}
            title="No agency on file"
            text="Nobody is named who could be dispatched to this site."
          />
        ) : (
          <Agencies agencies={agencies} />
        )}
      </Card>
      <Card title="Permits" count={permits.length} inset={false}>
        {permits.length === 0 ? (
          <EmptyState
            icon={DocumentCheckIcon}
            title="No permit on file"
            text="Many cities fine alarms without one."
          />
        ) : (
          <Permits permits={permits} now={now} />
        )}
      </Card>
    </>
  );
};
