import { row } from '../kit/looks.ts';
import { column, raised, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** A multi-step panel that hangs below its button. On phones the panel takes the full width below the header. */
export const HangingPanel = styled('div', {
  base: {
    position: 'absolute',
    zIndex: '70',
    top: 'calc(100% + 4px)',
    insetInlineStart: '0',
    width: '27.5rem',
    maxHeight: 'calc(100dvh - 72px)',
    overflowY: 'auto',
    ...raised,
    border: '0',
    color: 'fg.default',
    animation: 'arrive .16s',
    // On phones, full width below the header.
    '@media (max-width: 40rem)': {
      position: 'fixed',
      top: 'calc(var(--header) + var(--visit, 0px))',
      insetInline: '0',
      width: 'auto',
      maxHeight: 'calc(100dvh - var(--header) - var(--visit, 0px))',
      borderRadius: '0',
    },
  },
});

/** On phones, dims the page behind the open panel. */
export const HangingScrim = styled('div', {
  base: {
    display: 'none',
    '@media (max-width: 40rem)': {
      display: 'block',
      position: 'fixed',
      inset: 'calc(var(--header) + var(--visit, 0px)) 0 0',
      background: 'scrim',
    },
  },
});

/** The header of a panel step, with room for a back button. */
export const PanelHead = styled('div', {
  base: {
    ...row('2'),
    minHeight: '48px',
    padding: '4px 8px 4px 16px',
  },
});

export const PanelTitle = styled('h2', {
  base: { textStyle: 'label', marginInlineEnd: 'auto', outline: '0' },
});

/** The text and fields of a panel step. */
export const PanelBody = styled('div', {
  base: {
    ...column('4'),
    padding: '4px 16px 16px',
    overflowWrap: 'anywhere',
  },
});

/** The buttons of a panel step, the safe button first. */
export const PanelFoot = styled('div', {
  base: {
    ...wrapping('3'),
    justifyContent: 'flex-end',
    padding: '12px 16px',
    borderTop: 'default',
  },
});

export const PanelList = styled('ul', { base: { paddingBlock: '1' } });

/** Style of the text that replaces an empty list. */
export const PanelNote = styled('p', { base: { padding: '8px 16px 16px', color: 'fg.muted' } });
