import ArrowTopRightOnSquareIcon from '@heroicons/react/16/solid/ArrowTopRightOnSquareIcon';
import type { Campaign } from '#core/marketing/campaign.schema.ts';
import { Card } from '../kit/card.tsx';
import { styled } from '../kit/styled.ts';
import { validWords } from './campaign-words.ts';

const Tiles = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
    '& > li': {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'start',
      gap: '1',
      padding: '3',
      border: '1px solid',
      borderColor: 'border.default',
      borderRadius: 'sm',
      background: 'bg.subtle',
      overflowWrap: 'anywhere',
      '& > small': { textStyle: 'caption', color: 'fg.muted' },
      '& > b': { textStyle: 'label' },
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '1',
        minHeight: '32px',
        textStyle: 'label',
        color: 'accent.fg',
        '&:hover': { textDecoration: 'underline' },
        '& > svg': { width: '16px', height: '16px' },
        '@media (pointer: coarse)': { minHeight: '44px' },
      },
    },
  },
});
const Quiet = styled('p', { base: { color: 'fg.muted' } });

/** Published campaigns as their audience sees them. */
export const CampaignPreview = ({ campaigns }: { readonly campaigns: readonly Campaign[] }) => (
  <Card title="Preview" count={campaigns.length}>
    {campaigns.length === 0 ? (
      <Quiet>Nothing is published. Dealers see no campaign at the moment.</Quiet>
    ) : (
      <Tiles>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <small>{campaign.kind}</small>
            <b>{campaign.title}</b>
            <small>{validWords(campaign)}</small>
            <a
              href={campaign.url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Open ${campaign.title} in a new tab`}
            >
              Open
              <ArrowTopRightOnSquareIcon aria-hidden />
            </a>
          </li>
        ))}
      </Tiles>
    )}
  </Card>
);
