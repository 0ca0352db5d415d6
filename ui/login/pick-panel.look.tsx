import { cardBox } from '../kit/looks.ts';
import { raised } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** A panel that rises above what opened it; a `code` in its words is set apart. */
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
    '& code': {
      color: 'fg.default',
      fontFamily: 'inherit',
      fontWeight: '600',
      whiteSpace: 'nowrap',
    },
    '& > button': { justifySelf: 'start' },
  },
});
/** Entries to pick in a list that scrolls by itself; one holds its name as `b`, perhaps a warning as `i`, and a line as `span`. */
export const PickList = styled('ul', {
  base: {
    ...cardBox,
    maxHeight: 'min(45dvh, 400px)',
    overflowY: 'auto',
    '& > li + li': { borderTop: 'subtle' },
    '& button, & a': {
      display: 'block',
      width: '100%',
      padding: '8px 12px',
      textAlign: 'start',
      _hover: { background: 'bg.subtle' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    '& b': { textStyle: 'label', color: 'fg.default' },
    '& span': { display: 'block' },
    '& i': {
      marginInlineStart: '2',
      textStyle: 'caption',
      fontStyle: 'normal',
      fontWeight: '600',
      color: 'state.trouble.fg',
    },
  },
});
