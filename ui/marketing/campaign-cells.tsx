import { CAMPAIGN_COLUMNS } from '#core/marketing/campaign-columns.ts';
import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { STATE_LOOKS, usageWords, validWords } from '../documents/campaign-words.ts';

/** What the list says of a campaign (domain guide 6.16). */
export const CAMPAIGN_CELLS = columnsWith<Campaign>(CAMPAIGN_COLUMNS, [
  { key: 'title', cell: ({ title }) => title, sortable: true },
  { key: 'kind', cell: ({ kind }) => kind, phone: 'meta', sortable: true },
  { key: 'audience', cell: ({ audience }) => audience.join(', '), priority: 3 },
  { key: 'valid', cell: validWords, phone: 'meta', sortable: true },
  { key: 'views', cell: ({ views }) => views, kind: 'number', priority: 2, sortable: true },
  {
    key: 'downloads',
    cell: ({ downloads }) => downloads,
    kind: 'number',
    phoneCell: usageWords,
    phone: 'meta',
    priority: 2,
    sortable: true,
  },
  {
    key: 'state',
    cell: ({ state }) => {
      const { text, tone, icon } = STATE_LOOKS[state];
      return (
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      );
    },
    phone: 'beside',
    sortable: true,
  },
]);
