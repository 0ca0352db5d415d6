import BuildingLibraryIcon from '@heroicons/react/24/outline/BuildingLibraryIcon';
import DocumentCheckIcon from '@heroicons/react/24/outline/DocumentCheckIcon';
import type { SiteInfo } from '#core/sites/site.schema.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDate, formatZone } from '../kit/format-time.ts';
import { Text } from '../kit/text.ts';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';

/** Responders look for them (domain guide 6.7 "Completeness"). */
const RECOMMENDED = 'Not given, recommended';

/** What the site is and where; what responders would miss is named as missing (domain guide 6.7). */
export const DetailsCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { details, timeZone, siteGroup } = info;
  const { address } = details;
  const unit = address.unit === null ? '' : `, ${address.unit}`;
  return (
    <Card title="Details">
      <Facts
        facts={[
          { name: 'Site name', value: info.siteName },
          {
            name: 'Account group',
            value: `${siteGroup.siteGroupNum} ${siteGroup.siteGroupName}`,
          },
          { name: 'Site type', value: details.siteType },
          { name: 'Service plan', value: details.servicePlan.join(', '), absent: 'None' },
          {
            name: 'Service address',
            value: `${address.street}${unit}, ${address.city}, ${address.region} ${address.postalCode}`,
          },
          { name: 'Cross street', value: address.crossStreet, absent: RECOMMENDED },
          { name: 'County', value: address.county, absent: RECOMMENDED },
          { name: 'Subdivision', value: address.subdivision },
          ...details.phones.map(({ kind, number }) => ({
            // “Premises” is a place, “Call first” says it all.
            name: kind.includes(' ') ? kind : `${kind} phone`,
            value: formatPhone(number),
          })),
          { name: 'Time zone', value: `${timeZone}, ${formatZone(now, timeZone)}` },
          {
            name: 'Monitored since',
            value: details.monitoredSince && formatDate(details.monitoredSince, now, timeZone),
            absent: 'Not yet',
          },
        ]}
      />
    </Card>
  );
};

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
          <Text as="span" tone="alarm" strong>{`Expired ${date(expires)}`}</Text>
        ) : (
          date(expires)
        ),
    },
  ];
};

/** Who is sent, and whether the city allows the alarm (domain guide 6.7). */
export const AgenciesCards = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { agencies, permits } = info.details;
  return (
    <>
      <Card title="Agencies" count={agencies.length} inset={false}>
        <RowTable
          columns={AGENCY_COLUMNS}
          rows={agencies}
          rowKey={({ kind, name }) => `${kind} ${name}`}
          empty={{
            icon: BuildingLibraryIcon,
            title: 'No agency on file',
            text: 'Nobody is named who could be dispatched to this site.',
          }}
        />
      </Card>
      <Card title="Permits" count={permits.length} inset={false}>
        <RowTable
          columns={permitColumns(now)}
          rows={permits}
          rowKey={({ type, number }) => `${type} ${number}`}
          empty={{
            icon: DocumentCheckIcon,
            title: 'No permit on file',
            text: 'Many cities fine alarms without one.',
          }}
        />
      </Card>
    </>
  );
};

const words = (text: string | null) =>
  text === null ? null : (
    <Text measure wrap="lines">
      {text}
    </Text>
  );

/** What a dispatcher is told, and what waits at the door (domain guide 6.7). */
export const InstructionsCard = ({ info }: { readonly info: SiteInfo }) => {
  const { dispatchInstructions, directions, hazards, pets } = info.details;
  return (
    <Card title="Instructions">
      <Facts
        facts={[
          {
            name: 'Dispatch',
            value: words(dispatchInstructions),
            absent: 'No permanent dispatch instructions',
          },
          { name: 'Directions', value: words(directions) },
          { name: 'Hazards', value: words(hazards) },
          { name: 'Pets', value: words(pets) },
        ]}
      />
    </Card>
  );
};

/** What is worth knowing for now; a temporary one says how long. */
export const NotesCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { notes } = info.details;
  return (
    <Card
      title="Notes"
      count={notes.length}
      inset={false}
      actions={<ZoneNote now={now} timeZone={info.timeZone} />}
    >
      <Rows>
        {notes.map(({ text, expiresAt }, place) => (
          <RowItem block inset="lg" key={place}>
            <Text measure wrap="lines">
              {text}
            </Text>
            {expiresAt !== null && (
              <Text as="small" size="caption" tone="muted">
                Until <ZonedTime at={expiresAt} now={now} timeZone={info.timeZone} />
              </Text>
            )}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
};
