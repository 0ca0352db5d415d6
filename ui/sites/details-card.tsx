import type { SiteInfo } from '#core/sites/site.schema.ts';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDate, formatZone } from '../kit/format-time.ts';

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
            value: number,
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
