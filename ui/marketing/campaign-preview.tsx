import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { fillCoBrand } from '#core/marketing/fill-co-brand.rule.ts';
import { SAMPLE_BRAND } from '#core/marketing/sample-brand.ts';
import { Card } from '../kit/card.tsx';
import { Grid } from '../kit/grid.ts';
import { Text } from '../kit/text.ts';
import { CampaignTile } from '../documents/campaign-tile.tsx';
import { validWords } from '../documents/campaign-words.ts';

/** Published campaigns as their audience sees them, with the values of a sample dealer. */
export const CampaignPreview = ({
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
