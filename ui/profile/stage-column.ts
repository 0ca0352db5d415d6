import { styled } from '../kit/styled.ts';

/** The fields of one stage, one below the other. */
export const StageColumn = styled('form', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxWidth: '560px',
    '[role=alert] + &': { marginTop: '4' },
    '& > p': { color: 'fg.muted', overflowWrap: 'anywhere', '& b': { color: 'fg.default' } },
  },
});
