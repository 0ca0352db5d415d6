import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { instantOf } from '../../kernel/instant.ts';
import type { PrintDocument } from '../documents/document-printer.port.ts';

const sinceDay = ({ monitoredSince, timeZone }: AccountInfo): string =>
  monitoredSince === null ? 'Unknown' : calendarDay(instantOf(monitoredSince), timeZone);

/** Builds the document that certifies to an insurer or a city that an account is monitored (domain guide 6.7 "Certificate"). */
export const certificateDocument = (
  info: AccountInfo,
  issue: {
    /** Day of issue in the site's time zone. */
    readonly day: string;
    readonly number: string;
    readonly providerName: string;
    readonly stationListings: string | null;
  },
): PrintDocument => ({
  title: 'Alarm certificate',
  line: `${issue.providerName} monitors the system at this address.`,
  parts: [
    {
      title: 'Monitored account',
      facts: [
        ['Name', info.siteName],
        ['Address', info.addressDisplay],
        ['Account number', info.transmitterCodes.join(', ') || 'None yet'],
        ['Services', info.servicePlan.join(', ') || 'None'],
        ['Monitored since', sinceDay(info)],
      ],
    },
    {
      title: 'Monitoring station',
      facts: [
        ['Station', issue.providerName],
        ...(issue.stationListings === null ? [] : [['Listings', issue.stationListings] as const]),
        ['Dealer', info.siteGroup.siteGroupName],
      ],
    },
    {
      title: 'Issue',
      facts: [
        ['Issued on', issue.day],
        ['Verification number', issue.number],
      ],
    },
  ],
});
