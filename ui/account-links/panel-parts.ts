import { styled } from '../kit/styled.ts';

/** Title of a stage of the panel, with room for a way back. */
export const PanelHead = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '48px',
    padding: '4px 8px 4px 16px',
    '& > h2': { textStyle: 'label', marginInlineEnd: 'auto', outline: '0' },
  },
});

/** What a stage says and asks. */
export const PanelBody = styled('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: '4px 16px 16px',
    overflowWrap: 'anywhere',
    '& > p': { color: 'fg.muted' },
  },
});

/** The presses of a stage, the safe one first. */
export const PanelFoot = styled('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '3',
    padding: '12px 16px',
    borderTop: '1px solid',
    borderColor: 'border.default',
  },
});
