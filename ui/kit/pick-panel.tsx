import { cardBox } from './looks.ts';
import { raised } from './portal-looks.ts';
import { styled } from './styled.ts';

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
/** Entries to pick in a list that scrolls by itself. */
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

/** What an entry says: its name, perhaps a warning, and a line below. */
export const PickWords = ({
  name,
  warning,
  text,
}: {
  readonly name: string;
  readonly warning: string | null;
  readonly text: string;
}) => (
  <>
    <b>{name}</b>
    {warning !== null && <i>{warning}</i>}
    <span>{text}</span>
  </>
);
