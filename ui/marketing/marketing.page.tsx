import MegaphoneIcon from '@heroicons/react/24/outline/MegaphoneIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { CAMPAIGN_COLUMNS } from '#core/marketing/campaign-columns.ts';
import { type Campaign, campaignKindText } from '#core/marketing/campaign.schema.ts';
import { fillCoBrand } from '#core/marketing/fill-co-brand.rule.ts';
import { SAMPLE_BRAND } from '#core/marketing/sample-brand.ts';
import { marketingApi } from '#core/marketing/marketing.api.ts';
import { Badge } from '../kit/badge.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { usageText, validText } from '../documents/campaign-text.ts';
import { STATE_LOOKS } from './campaign-looks.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { Grid } from '../kit/grid.ts';
import { Text } from '../kit/text.ts';
import { CampaignTile } from '../documents/campaign-tile.tsx';
import { Button } from '../kit/button.tsx';
import { ListColumn } from '../kit/data-list/list-column.ts';
import { PageTabs } from '../kit/page-tabs.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Shelf } from '../kit/shelf.tsx';
import { Stack } from '../kit/stack.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useModel } from '../shell/use-model.ts';
import { MarketingViewModel } from './marketing.view-model.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { CampaignEditor } from './campaign-editor.tsx';
import { DocumentDownload } from '../documents/document-download.ts';
import { createSection } from '../sections/section.ts';

/** The columns of the campaign table (domain guide 6.16). */
const CAMPAIGN_CELLS = columnsWith<Campaign>(CAMPAIGN_COLUMNS, [
  { key: 'title', cell: ({ title }) => title, sortable: true },
  { key: 'kind', cell: ({ kind }) => campaignKindText(kind), phone: 'meta', sortable: true },
  { key: 'audience', cell: ({ audience }) => audience.join(', '), priority: 3 },
  { key: 'valid', cell: validText, phone: 'meta', sortable: true },
  { key: 'views', cell: ({ views }) => views, kind: 'number', priority: 2, sortable: true },
  {
    key: 'downloads',
    cell: ({ downloads }) => downloads,
    kind: 'number',
    phoneCell: usageText,
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

/** All campaigns, last changed first, with a search by title. */
const CampaignTable = observer(({ model }: { readonly model: MarketingViewModel }) => {
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
        title: narrowed ? 'No matching campaigns' : 'No campaigns',
        text: narrowed
          ? 'No title contains what you typed.'
          : 'Create one and choose who may see it.',
      })}
      download={model.files}
    />
  );
});

/** Published campaigns as their audience sees them, filled with the values of a sample dealer. */
const CampaignPreview = ({
  campaigns,
  onDownload,
}: {
  readonly campaigns: readonly Campaign[];
  readonly onDownload: (id: string) => void;
}) => (
  <Shelf title="Preview" count={campaigns.length}>
    {campaigns.length === 0 ? (
      <Text tone="muted">Nothing is published, so dealers see no campaigns.</Text>
    ) : (
      <Grid as="ul" columns="tiles" gap={3}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignTile
              campaign={{
                ...campaign,
                valid: validText(campaign),
                url: campaign.url === '' ? null : campaign.url,
                coBrand: fillCoBrand(campaign.coBrand, SAMPLE_BRAND),
              }}
              onDownload={() => onDownload(campaign.id)}
            />
          </li>
        ))}
      </Grid>
    )}
  </Shelf>
);

/** The campaigns page: the table, a preview of what dealers see, and a slide-over editor (domain guide 6.16). */
const Campaigns = observer(({ model }: { readonly model: MarketingViewModel }) => {
  return (
    <>
      {model.editor !== null && <CampaignEditor model={model} editor={model.editor} />}
      <ListColumn>
        {model.editor === null && (
          <DraftOffer what="a campaign" draft={model.draft} onGoOn={() => model.goOn()} />
        )}
        <CampaignTable model={model} />
        {model.any && (
          <CampaignPreview
            campaigns={model.published}
            onDownload={(id) => void model.download(id)}
          />
        )}
      </ListColumn>
    </>
  );
});

const PARTS = [
  { part: null, text: 'Campaigns' },
  { part: 'resources', text: 'Resources' },
  { part: 'roadmap', text: 'Roadmap' },
] as const;

/**
 * The pages where staff edit the content of Resources and the roadmap: campaigns, the library and the roadmap. Each page
 * has its own URL.
 */
export const MarketingPage = observer(() => {
  const model = useModel('marketing');
  const [query] = useSearchParams();
  const { part } = PARTS.find((one) => one.part === query.get('part')) ?? PARTS[0];
  return (
    <>
      <PageTitle
        title="Marketing"
        {...(part === null && {
          actions: (
            <Button look="primary" icon={<PlusIcon />} onClick={() => model.create()}>
              Create campaign
            </Button>
          ),
        })}
      />
      <Stack gap={4}>
        <PageTabs aria-label="Parts of Marketing">
          {PARTS.map(({ part: own, text }) => (
            <Link
              key={text}
              to={own === null ? '/marketing' : `/marketing?part=${own}`}
              aria-current={own === part ? 'page' : undefined}
            >
              {text}
            </Link>
          ))}
        </PageTabs>
        {part === null && <Campaigns model={model} />}
        {part === 'resources' && <InsetSlot name="library" />}
        {part === 'roadmap' && <InsetSlot name="roadmap-items" />}
      </Stack>
    </>
  );
});

/** The staff screen for the campaigns that dealers see. */
export const section = createSection(MarketingPage, {
  marketing: ({ files, makeKey, toasts, own, ownDrafts, gatewayOf }) => {
    const campaigns = gatewayOf(marketingApi);
    const download = new DocumentDownload({
      news: { download: (id) => campaigns.campaignFile({ id }) },
      files,
      toasts,
    });
    return new MarketingViewModel({ campaigns, makeKey, toasts, files, own, ownDrafts, download });
  },
});
