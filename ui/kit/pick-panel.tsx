import type { KeyboardEvent, ReactNode } from 'react';
import { raised } from './looks.ts';
import { styled } from './styled.ts';

const Panel = styled('section', {
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
const List = styled('ul', {
  base: {
    background: 'bg.surface',
    border: 'default',
    borderRadius: 'md',
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

/** A panel that rises above what opened it; a `code` in its words is set apart. */
export const PickPanel = ({
  id,
  label,
  onKeyDown,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}) => (
  <Panel id={id} aria-label={label} onKeyDown={onKeyDown}>
    {children}
  </Panel>
);

/** Entries to pick in a list that scrolls by itself; each child is one. */
export const PickList = ({ children }: { readonly children: readonly ReactNode[] }) => (
  <List>
    {children.map((entry, place) => (
      <li key={place}>{entry}</li>
    ))}
  </List>
);

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
