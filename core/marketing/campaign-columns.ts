import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import {
  CAMPAIGN_LIMITS,
  campaignKindText,
  campaignStateSchema,
  type Campaign,
} from './campaign.schema.ts';

/** The list of campaigns, latest change first unless sorted otherwise (domain guide 6.16). */
export const CAMPAIGN_LIST = listShape({
  name: 'campaigns',
  sorts: ['title', 'kind', 'valid', 'views', 'downloads', 'state'],
  searchLength: CAMPAIGN_LIMITS.search,
});

/** How campaigns are sorted on the screen and in exported files. The provider runs the search, so no search texts are defined here. */
export const CAMPAIGNS: LocalList<Campaign> = {
  texts: () => [],
  sorts: {
    title: ({ title }) => title,
    kind: ({ kind }) => kind,
    valid: ({ validFrom }) => (validFrom === '' ? null : validFrom),
    views: ({ views }) => views,
    downloads: ({ downloads }) => downloads,
    state: ({ state }) => campaignStateSchema.options.indexOf(state),
  },
};

export const CAMPAIGN_STATES = {
  draft: 'Draft',
  published: 'Published',
  retired: 'Retired',
} as const;

/** The columns of the campaign list, each with its value in an exported file. */
export const CAMPAIGN_COLUMNS: readonly ExportColumn<Campaign>[] = [
  { key: 'title', title: 'Title', value: ({ title }) => title },
  { key: 'kind', title: 'Kind', value: ({ kind }) => campaignKindText(kind) },
  { key: 'audience', title: 'Audience', value: ({ audience }) => audience.join(', ') },
  {
    key: 'valid',
    title: 'Valid',
    value: ({ validFrom, validTo }) =>
      validFrom === '' && validTo === '' ? 'Always' : `${validFrom} – ${validTo}`,
  },
  { key: 'views', title: 'Views', value: ({ views }) => views },
  { key: 'downloads', title: 'Downloads', value: ({ downloads }) => downloads },
  { key: 'state', title: 'State', value: ({ state }) => CAMPAIGN_STATES[state] },
];
