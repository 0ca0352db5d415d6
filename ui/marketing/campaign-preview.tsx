import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { fillCoBrand } from '#core/marketing/fill-co-brand.rule.ts';
import { SAMPLE_BRAND } from '#core/marketing/sample-brand.ts';
import { Card } from '../kit/card.tsx';
import { styled } from '../kit/styled.ts';
import { CampaignTile } from './campaign-tile.tsx';
import { CampaignTiles } from './campaign-tiles.ts';
import { validWords } from './campaign-words.ts';

const Quiet = styled('p', { base: { color: 'fg.muted' } });

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
      <Quiet>Nothing is published. Dealers see no campaign at the moment.</Quiet>
    ) : (
      <CampaignTiles>
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
      </CampaignTiles>
    )}
  </Card>
);
