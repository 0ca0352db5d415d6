import type { CampaignKind } from '#core/marketing/campaign.schema.ts';
import { styled } from '../kit/styled.ts';

const Row = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > button': {
      height: '32px',
      padding: '0 12px',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'sm',
      background: 'bg.surface',
      textStyle: 'small',
      whiteSpace: 'nowrap',
      '&:hover': { background: 'bg.muted' },
      '@media (pointer: coarse)': { height: '44px' },
    },
    '& > [aria-pressed=true]': {
      background: 'accent.subtle',
      borderColor: 'accent.fg',
      color: 'accent.fg',
      fontWeight: '600',
    },
  },
});

/** Which kind is shown; one at a time, all of them to begin with. */
export const KindChips = ({
  kinds,
  chosen,
  onChoose,
}: {
  readonly kinds: readonly CampaignKind[];
  readonly chosen: CampaignKind | null;
  readonly onChoose: (kind: CampaignKind | null) => void;
}) => (
  <Row role="group" aria-label="Kind">
    {[null, ...kinds].map((kind) => (
      <button
        key={kind ?? 'all'}
        type="button"
        aria-pressed={kind === chosen}
        onClick={() => onChoose(kind)}
      >
        {kind ?? 'All kinds'}
      </button>
    ))}
  </Row>
);
