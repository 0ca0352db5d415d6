import { styled } from '../kit/styled.ts';

/** A grid of campaigns, as many beside each other as there is room for. */
export const CampaignTiles = styled('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  },
});
