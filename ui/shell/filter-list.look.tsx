import MagnifyingGlassIcon from '@heroicons/react/20/solid/MagnifyingGlassIcon';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { TextInput } from '../kit/field.tsx';
import { moveInList } from '../kit/move-in-list.rule.ts';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Height of a row in CSS pixels, large enough for touch. */
const ROW = 44;

const Head = styled('div', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: '1',
    padding: '12px 12px 8px',
    background: 'bg.raised',
    '& > svg': {
      position: 'absolute',
      insetInlineStart: '24px',
      top: '22px',
      boxSize: '20px',
      color: 'fg.muted',
      pointerEvents: 'none',
      '@media (max-width: 40rem), (pointer: coarse)': { top: '24px' },
    },
    '& > [role=combobox]': { paddingInlineStart: '40px' },
  },
});
const Standing = styled('p', {
  base: { paddingTop: '6px', textStyle: 'caption', color: 'fg.muted' },
});
const List = styled('div', {
  base: {
    maxHeight: 'min(352px, calc(100dvh - 180px))',
    overflowY: 'auto',
    padding: '0 6px 6px',
    outline: '0',
    '& [role=option]': {
      position: 'absolute',
      top: '0',
      insetInline: '0',
      ...row('3'),
      height: `${ROW}px`,
      px: '3',
      borderRadius: 'sm',
      cursor: 'pointer',
      '&:hover': { background: 'bg.muted' },
      '&[data-at]': {
        background: 'accent.subtle',
        boxShadow: 'inset 3px 0 0 var(--p-colors-accent-solid)',
      },
    },
  },
});
const Rows = styled('div', { base: { position: 'relative' } });

export interface FilterListProps<T> {
  /** Label of both the field and the list. */
  readonly label: string;
  readonly placeholder: string;
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  /** Returns the items that match a text, in their original order. */
  readonly filter: (items: readonly T[], text: string) => readonly T[];
  readonly isCurrent: (item: T) => boolean;
  readonly row: (item: T) => ReactNode;
  /** Returns the count of matches as text, which screen readers announce. */
  readonly count: (left: number, all: number) => string;
  readonly onChoose: (item: T) => void;
}

/**
 * A field that filters a list of up to thousands of rows, fully usable by keyboard (WAI-ARIA combobox with a listbox).
 * Chakra's combobox is not used, because it adds 28.8 kB and renders every row (kit README §9).
 */
export const FilterList = <T,>(props: FilterListProps<T>) => {
  const { label, placeholder, items, keyOf, filter, isCurrent, onChoose } = props;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const left = filter(items, text);
  const [at, setAt] = useState(() => Math.max(0, items.findIndex(isCurrent)));
  const count = left.length;
  const rows = useVirtualRows({ scroller, count, height: ROW, at });
  const onKeyDown = (event: KeyboardEvent): void => {
    // While an input method composes a character, keys must not move or choose.
    if (event.nativeEvent.isComposing) return;
    const chosen = left[at];
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      onChoose(chosen);
      return;
    }
    const next = moveInList(event.key, { at, count, page: 7 });
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };
  return (
    <>
      <Head>
        <MagnifyingGlassIcon aria-hidden />
        <TextInput
          autoFocus
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={count === 0 ? undefined : `${id}-${at}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Standing role="status">{props.count(count, items.length)}</Standing>
      </Head>
      <List ref={scroller} id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1}>
        <Rows
          role="presentation"
          ref={(element) => {
            if (element !== null) element.style.height = `${rows.size}px`;
          }}
        >
          {rows.shown.map(({ index, start }) => {
            const item = left[index];
            if (item === undefined) return null;
            return (
              <div
                key={keyOf(item)}
                id={`${id}-${index}`}
                role="option"
                aria-selected={isCurrent(item)}
                aria-setsize={count}
                aria-posinset={index + 1}
                data-at={index === at ? '' : undefined}
                ref={(element) => {
                  if (element !== null) element.style.transform = `translateY(${start}px)`;
                }}
                onClick={() => onChoose(item)}
              >
                {props.row(item)}
              </div>
            );
          })}
        </Rows>
      </List>
    </>
  );
};
