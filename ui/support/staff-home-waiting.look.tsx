import { Grid } from '../kit/grid.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { cardBox } from '../kit/looks.ts';
import { Stack } from '../kit/stack.ts';
import { styled } from '../kit/styled.ts';

const WAITING = {
  borderRadius: 'xs',
  background: 'bg.muted',
  // Stays invisible for the first 150 ms (ui README §9).
  animation: 'appear .01s .15s both',
} as const;

/** What stands beside the title before the figures are known, as wide as the texts that come. */
export const TitleBar = styled('i', {
  base: { ...WAITING, height: '20px' },
  variants: { of: { time: { width: '164px' }, counts: { width: '320px' } } },
});

const Box = styled('div', {
  base: { ...cardBox, padding: '4', animation: WAITING.animation },
  variants: {
    of: {
      // Six figures in one row; two rows below 1100 px, three on the narrowest phones.
      strip: {
        height: '99px',
        '@media (max-width: 68.6875rem)': { height: '190px' },
        '@media (max-width: 40rem)': { height: '213px' },
        '@media (max-width: 24rem)': { height: '256px' },
      },
      chart: { height: '312px' },
      rows: { height: '112px' },
      line: { height: '50px' },
    },
  },
});
const Bar = styled('i', { base: { ...WAITING, display: 'block', width: '160px', height: '20px' } });

const boxes = (...kinds: readonly ('strip' | 'chart' | 'rows' | 'line')[]) =>
  kinds.map((kind, index) => (
    <Box key={index} of={kind}>
      <Bar />
    </Box>
  ));

/** Home before its figures arrive, in the shape of what comes: figures, chart with table, cards. */
export const StaffHomeWaiting = ({ label }: { readonly label: string }) => (
  <Stack gap={4} role="status">
    <HiddenText>{label}</HiddenText>
    {boxes('strip')}
    <Grid columns="text" gap={4}>
      <Stack gap={4}>{boxes('chart', 'rows', 'rows', 'line', 'line')}</Stack>
      <Stack gap={4}>{boxes('rows', 'rows', 'rows')}</Stack>
    </Grid>
  </Stack>
);
