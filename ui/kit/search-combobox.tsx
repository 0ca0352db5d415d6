import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import type { KeyboardEvent } from 'react';
import { IconButton } from './icon-button.tsx';
import { KeyCap } from './key-cap.tsx';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Row = styled('div', {
  base: {
    ...row('3'),
    height: '3.75rem',
    paddingInline: '20px 12px',
    borderBottom: 'default',
    '& > svg': { boxSize: '20px', color: 'fg.muted' },
    '&:has(> [role=combobox]:focus-visible)': {
      boxShadow: 'inset 0 -2px 0 var(--p-colors-focus-ring)',
    },
    '@media (max-width: 40rem)': { paddingInlineStart: '16px' },
  },
});
const Input = styled('input', {
  base: {
    flex: '1 1 auto',
    minWidth: '0',
    height: '100%',
    border: '0',
    outline: '0',
    background: 'transparent',
    fontSize: '1.125rem',
    lineHeight: '1.5rem',
    appearance: 'none',
    '&::placeholder': { color: 'fg.subtle', opacity: '1' },
  },
});

/** The movement of the selection in the list below the input. */
export type Move = 'next' | 'previous' | 'first' | 'last';

/** The keys that move the selection. */
export const MOVES: Readonly<Record<string, Move>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

interface SearchComboboxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Ids of the listboxes below the input. */
  readonly lists: string;
  readonly activeId: string | undefined;
  readonly expanded: boolean;
  readonly onType: (text: string) => void;
  readonly onMove: (to: Move) => void;
  readonly onChoose: () => void;
  /** Called by Tab. Returns true if it moved the focus to a part of the text below. */
  readonly onTab?: () => boolean;
  readonly onFocus?: () => void;
  readonly onClose: () => void;
}

/**
 * The input of a search. Arrow keys move through the list below while the input keeps the focus. Chakra's combobox is not
 * used, because it would add 28.8 kB (kit README §9).
 */
export const SearchCombobox = (props: SearchComboboxProps) => {
  const { label, expanded } = props;
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a character, keys must not move the selection.
    if (event.nativeEvent.isComposing || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const move = MOVES[event.key];
    if (move !== undefined && expanded) props.onMove(move);
    else if (event.key === 'Enter') props.onChoose();
    else if (event.key !== 'Tab' || props.onTab?.() !== true) return;
    event.preventDefault();
  };
  return (
    <Row>
      <MagnifyingGlassIcon aria-hidden />
      <Input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={expanded}
        aria-controls={props.lists}
        aria-activedescendant={props.activeId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={props.placeholder}
        value={props.value}
        onFocus={props.onFocus}
        onChange={(event) => props.onType(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <KeyCap>Esc</KeyCap>
      <IconButton label="Close" onClick={props.onClose}>
        <XMarkIcon />
      </IconButton>
    </Row>
  );
};
