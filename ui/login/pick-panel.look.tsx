import { cardBox } from '../kit/looks.ts';
import { raised } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** A panel that opens above its button. Mark the button with `data-press`. */
export const PickPanel = styled('section', {
  base: {
    position: 'absolute',
    insetInline: '-1px',
    bottom: 'calc(100% + 8px)',
    zIndex: '70',
    display: 'grid',
    gap: '3',
    padding: '4',
    ...raised,
    color: 'fg.muted',
    animation: 'arrive .16s',
    '& > [data-press]': { justifySelf: 'start' },
  },
});
/** A highlighted code within a text. */
export const PickCode = styled('code', {
  base: { color: 'fg.default', fontFamily: 'inherit', fontWeight: '600', whiteSpace: 'nowrap' },
});
/** A scrolling list of entries to pick. Each entry is a link or a button with `data-pick`. */
export const PickList = styled('ul', {
  base: {
    ...cardBox,
    maxHeight: 'min(45dvh, 400px)',
    overflowY: 'auto',
    '& > :not(:first-child)': { borderTop: 'subtle' },
    '& [data-pick]': {
      display: 'block',
      width: '100%',
      padding: '8px 12px',
      textAlign: 'start',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
  },
});
/** The name of an entry in a `PickList`. */
export const PickName = styled('b', { base: { textStyle: 'label', color: 'fg.default' } });
/** A warning beside the name of an entry. */
export const PickWarning = styled('i', {
  base: {
    marginInlineStart: '2',
    textStyle: 'caption',
    fontStyle: 'normal',
    fontWeight: '600',
    color: 'state.trouble.fg',
  },
});
/** A line of text below the name of an entry. */
export const PickLine = styled('span', { base: { display: 'block' } });
