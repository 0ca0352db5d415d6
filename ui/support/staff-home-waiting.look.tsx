import { HiddenText } from '../kit/hidden-text.tsx';
import { cardBox } from '../kit/looks.ts';
import { column } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('div', {
  base: {
    ...column('4'),
    // Stays invisible for the first 150 ms (ui README §9).
    animation: 'appear .01s .15s both',
  },
});
const Columns = styled('div', {
  base: {
    ...column('4'),
    alignItems: 'start',
    '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
    '& > div': column('4'),
  },
});
const Box = styled('div', {
  base: { ...cardBox, display: 'grid', placeContent: 'start stretch', gap: '3', padding: '4' },
  variants: {
    of: {
      // Six figures in one row; two rows below 1100 px.
      strip: { minHeight: '103px', '@media (max-width: 68.6875rem)': { minHeight: '196px' } },
      chart: { minHeight: '392px' },
      rows: { minHeight: '160px' },
    },
  },
});
const Bar = styled('i', {
  base: {
    height: '20px',
    borderRadius: 'xs',
    background: 'bg.muted',
    animation: 'pulse 1.6s infinite',
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1.6s !important' },
  },
  variants: { of: { title: { width: '160px' }, chart: { height: '96px' }, row: {} } },
});

/** What stands beside the title before the figures are known, as wide as the texts that come. */
export const TitleBar = styled('i', {
  base: {
    height: '20px',
    borderRadius: 'xs',
    background: 'bg.muted',
    animation: 'appear .01s .15s both',
  },
  variants: { of: { time: { width: '164px' }, counts: { width: '320px' } } },
});

/** Home before its figures arrive, in the shape of what comes: figures, chart with table, cards. */
export const StaffHomeWaiting = ({ label }: { readonly label: string }) => (
  <Frame role="status">
    <HiddenText>{label}</HiddenText>
    <Box of="strip">
      <Bar of="title" />
    </Box>
    <Columns>
      <div>
        <Box of="chart">
          <Bar of="title" />
          <Bar of="chart" />
          <Bar of="row" />
          <Bar of="row" />
          <Bar of="row" />
        </Box>
        <Box of="rows">
          <Bar of="title" />
          <Bar of="row" />
          <Bar of="row" />
        </Box>
      </div>
      <div>
        <Box of="rows">
          <Bar of="title" />
          <Bar of="row" />
        </Box>
        <Box of="rows">
          <Bar of="title" />
          <Bar of="row" />
          <Bar of="row" />
        </Box>
      </div>
    </Columns>
  </Frame>
);
