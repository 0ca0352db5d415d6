import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Frame = styled('div', {
  base: {
    ...row('3'),
    textStyle: 'label',
  },
});
const Bar = styled('progress', {
  base: { flex: '1 1 auto', minWidth: '0', height: '8px', accentColor: 'accent.solid' },
});
const Share = styled('b', {
  base: { minWidth: '4ch', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** A bar and a percentage for the received share of a download, 0 to 1. */
export const ShareBar = ({ label, share }: { readonly label: string; readonly share: number }) => (
  <Frame>
    <Bar aria-label={label} value={share} max={1} />
    <Share aria-hidden>{`${String(Math.floor(share * 100))} %`}</Share>
  </Frame>
);
