import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { CAMPAIGN_CELLS } from './campaign-cells.tsx';
import type { MarketingViewModel } from './marketing.view-model.ts';

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
