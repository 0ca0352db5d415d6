import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import { observer } from 'mobx-react-lite';
import {
  CAMPAIGN_LIMITS,
  type Campaign,
  type CampaignList,
} from '#core/marketing/campaign.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Field } from '../kit/field.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';
import { Table } from '../kit/table.tsx';
import { STATE_LOOKS, usageWords, validWords } from './campaign-words.ts';
import type { MarketingViewModel } from './marketing.view-model.ts';

const Search = styled('search', { base: { maxWidth: '440px' } });
const Scroll = styled('div', {
  base: { overflowX: 'auto', '& > table': { width: '100%' }, '& td': { overflowWrap: 'anywhere' } },
});

const Row = ({
  campaign,
  onEdit,
}: {
  readonly campaign: Campaign;
  readonly onEdit: () => void;
}) => {
  const { text, tone, icon } = STATE_LOOKS[campaign.state];
  return (
    <tr>
      <td data-strong="">
        <LinkButton size="sm" aria-label={`Edit ${campaign.title}`} onClick={onEdit}>
          {campaign.title}
        </LinkButton>
        <div data-phone="">
          <span>{campaign.kind}</span>
          <span>{validWords(campaign)}</span>
          <span>{usageWords(campaign)}</span>
        </div>
      </td>
      <td data-off="">{campaign.kind}</td>
      <td data-off="">{campaign.audience.join(', ')}</td>
      <td data-off="">{validWords(campaign)}</td>
      <td data-off="" data-number="">
        {campaign.views}
      </td>
      <td data-off="" data-number="">
        {campaign.downloads}
      </td>
      <td data-beside="">
        <Badge tone={tone} icon={icon}>
          {text}
        </Badge>
      </td>
    </tr>
  );
};

/** Every campaign, the latest change first, found by its title. */
export const CampaignTable = observer(
  ({ model, list }: { readonly model: MarketingViewModel; readonly list: CampaignList }) => (
    <>
      {list.total > 0 && (
        <Search aria-label="Find a campaign">
          <Field
            id="campaign-search"
            label="Search"
            placeholder="Title"
            maxLength={CAMPAIGN_LIMITS.search}
            value={model.search}
            onChange={(text) => model.find(text)}
          />
        </Search>
      )}
      <Card title="Campaigns" count={list.campaigns.length} inset={false}>
        {list.campaigns.length === 0 ? (
          <EmptyState
            icon={MegaphoneIcon}
            title={list.total === 0 ? 'No campaigns' : 'No campaign fits'}
            text={
              list.total === 0
                ? 'Create one and choose who may see it.'
                : 'No title holds what you typed.'
            }
            action={
              list.total === 0 ? undefined : (
                <Button size="sm" onClick={() => model.find('')}>
                  Clear filters
                </Button>
              )
            }
          />
        ) : (
          <Scroll>
            <Table>
              <thead>
                <tr>
                  <th scope="col">Title</th>
                  <th scope="col">Kind</th>
                  <th scope="col">Audience</th>
                  <th scope="col">Valid</th>
                  <th scope="col" data-number="">
                    Views
                  </th>
                  <th scope="col" data-number="">
                    Downloads
                  </th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {list.campaigns.map((campaign) => (
                  <Row key={campaign.id} campaign={campaign} onEdit={() => model.edit(campaign)} />
                ))}
              </tbody>
            </Table>
          </Scroll>
        )}
      </Card>
    </>
  ),
);
