import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { fillCoBrand } from '#core/marketing/fill-co-brand.rule.ts';
import { SAMPLE_BRAND } from '#core/marketing/sample-brand.ts';
import { Card } from '../kit/card.tsx';
import { Grid } from '../kit/grid.ts';
import { Text } from '../kit/text.ts';
import { CampaignTile } from '../documents/campaign-tile.tsx';
import { validWords } from '../documents/campaign-words.ts';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { ListColumn } from '../kit/data-list/list-layout.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { useModel } from '../shell/use-model.ts';
import { CampaignEditor } from './campaign-editor.tsx';
import { CampaignTable } from './campaign-table.tsx';

/** Published campaigns as their audience sees them, with the values of a sample dealer. */
const CampaignPreview = ({
  campaigns,
  onDownload,
}: {
  readonly campaigns: readonly Campaign[];
  readonly onDownload: (id: string) => void;
}) => (
  <Card title="Preview" count={campaigns.length}>
    {campaigns.length === 0 ? (
      <Text tone="muted">Nothing is published. Dealers see no campaign at the moment.</Text>
    ) : (
      <Grid as="ul" columns="tiles" gap={3}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignTile
              campaign={{
                ...campaign,
                valid: validWords(campaign),
                url: campaign.url === '' ? null : campaign.url,
                coBrand: fillCoBrand(campaign.coBrand, SAMPLE_BRAND),
              }}
              onDownload={() => onDownload(campaign.id)}
            />
          </li>
        ))}
      </Grid>
    )}
  </Card>
);

/** Campaigns that dealers see: a preview above the table, a slide-over to edit (domain guide 6.16). */
export const MarketingPage = observer(() => {
  const model = useModel('marketing');
  return (
    <>
      <PageTitle
        title="Marketing"
        actions={
          <Button look="primary" icon={<PlusIcon />} onClick={() => model.create()}>
            Create campaign
          </Button>
        }
      />
      {model.editor !== null && <CampaignEditor model={model} editor={model.editor} />}
      <ListColumn>
        {model.any && (
          <CampaignPreview
            campaigns={model.published}
            onDownload={(id) => void model.download(id)}
          />
        )}
        <CampaignTable model={model} />
      </ListColumn>
    </>
  );
});
