import { CAMPAIGN_COLUMNS } from '#core/marketing/campaign-columns.ts';
import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { STATE_LOOKS, usageWords, validWords } from '../documents/campaign-words.ts';
import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import type { MarketingViewModel } from './marketing.view-model.ts';

/** What the list says of a campaign (domain guide 6.16). */
const CAMPAIGN_CELLS = columnsWith<Campaign>(CAMPAIGN_COLUMNS, [
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

const nameOf = ({ title }: Campaign): string => title;
const openLabel = ({ title }: Campaign): string => `Edit ${title}`;

/** Every campaign, the latest change first, found by its title. */
export const CampaignTable = observer(({ model }: { readonly model: MarketingViewModel }) => {
  const { list } = model;
  useListAddress(list);
  const open = useCallback((campaign: Campaign) => model.edit(campaign), [model]);
  return (
    <ListView
      list={list}
      title="Campaigns"
      pages="Pages of campaigns"
      waiting="Loading the campaigns"
      columns={CAMPAIGN_CELLS}
      nameOf={nameOf}
      openLabel={openLabel}
      onOpen={open}
      {...((model.any || list.narrowed) && {
        search: { id: 'campaign-search', label: 'Search', placeholder: 'Title' },
      })}
      empty={(narrowed) => ({
        icon: MegaphoneIcon,
        title: narrowed ? 'No campaign fits' : 'No campaigns',
        text: narrowed ? 'No title holds what you typed.' : 'Create one and choose who may see it.',
      })}
      download={model.files}
    />
  );
});
