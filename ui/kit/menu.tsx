import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SVGProps,
} from 'react';
import { moveInList, typeAhead } from './move-in-list.rule.ts';
import { Layer, LayerRoot } from './popover.tsx';
import { row } from './looks.ts';
import { styled } from './styled.ts';
import { usePopover, type LayerButton } from './use-popover.ts';

/** A menu entry. `href` makes it a link, followed if there is no `onSelect`, `newTab` opens the link in a new tab, and `checked` makes it a switch that keeps the menu open. */
export interface MenuEntry {
  readonly id: string;
  readonly text: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly href?: string;
  readonly newTab?: boolean;
  readonly checked?: boolean;
  /** Not called for a link that opens in a new tab. */
  readonly onSelect?: () => void;
}

const Entry = styled('a', {
  base: {
    ...row('3'),
    width: '100%',
    minHeight: '36px',
    px: '3',
    borderRadius: 'sm',
    textStyle: 'body',
    textAlign: 'start',
    color: 'fg.default',
    '& > svg': { boxSize: '20px', color: 'fg.muted' },
    '& > [data-check]': { marginInlineStart: 'auto', color: 'accent.fg' },
    '&:hover, &:focus': { background: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
});
const Items = styled('div', { base: { padding: '6px' } });

/** The attributes of the button that opens a menu. */
export interface MenuButton extends LayerButton {
  readonly 'aria-haspopup': 'menu';
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Content above the entries. */
  readonly head?: ReactNode;
  /** Renders the menu already open, with the focus on its first or last entry. */
  readonly opens?: 'first' | 'last';
  readonly button: (wear: MenuButton) => ReactNode;
}

/** Returns which entry (first or last) takes the focus when a key on the button opens the menu; null for keys that do not open the menu. */
export const menuEnd = (event: KeyboardEvent): 'first' | 'last' | null => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return null;
  event.preventDefault();
  return event.key === 'ArrowDown' ? 'first' : 'last';
};

/** Returns true if a layer's bottom is outside the window or covered by a bar, and there is room above the layer's button. */
const wantsAbove = (layer: HTMLElement): boolean => {
  const { left, bottom, height } = layer.getBoundingClientRect();
  const button = layer.parentElement?.getBoundingClientRect().top ?? 0;
  return button > height && !layer.contains(document.elementFromPoint(left + 8, bottom - 4));
};

/** Milliseconds without a key after which typing starts a new search text. */
const TYPING_PAUSE = 700;

const itemsOf = (list: HTMLElement | null): readonly HTMLElement[] =>
  list === null ? [] : [...list.querySelectorAll<HTMLElement>('[data-entry]')];

/**
 * A menu below its button: arrows, Home, End and letters move, Enter and Space select, Escape and Tab close (WAI-ARIA menu
 * button). Chakra's menu is not used, because it would add 28.1 kB and take 45 ms for 200 buttons (this menu: 8 ms; kit
 * README §9).
 */
export const Menu = ({ label, entries, head, opens, button }: MenuProps) => {
  const layer = usePopover(opens !== undefined);
  const list = useRef<HTMLDivElement>(null);
  const [end, setEnd] = useState(opens ?? 'first');
  const [above, setAbove] = useState(false);
  // A ref callback, so that the menu is placed before the browser paints.
  const place = useCallback((element: HTMLElement | null) => {
    setAbove(element !== null && wantsAbove(element));
  }, []);
  const typed = useRef({ text: '', at: 0 });
  const { open } = layer;
  useEffect(() => {
    if (open)
      itemsOf(list.current)
        .at(end === 'first' ? 0 : -1)
        ?.focus({ preventScroll: true });
  }, [open, end]);
  const openAt = (at: 'first' | 'last'): void => {
    setEnd(at);
    layer.show();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = itemsOf(list.current);
    const at = items.findIndex((item) => item === document.activeElement);
    // Closing on Tab moves the focus to the button, from which Tab continues.
    if (event.key === 'Tab') layer.close();
    let next = moveInList(event.key, { at, count: items.length });
    if (
      next === null &&
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey
    ) {
      const { text, at: when } = typed.current;
      const word = event.timeStamp - when > TYPING_PAUSE ? event.key : text + event.key;
      typed.current = { text: word, at: event.timeStamp };
      next = typeAhead(
        entries.map((entry) => entry.text),
        word,
        at,
      );
    }
    if (event.key === ' ') items[at]?.click();
    if (next === null && event.key !== ' ') return;
    event.preventDefault();
    if (next !== null) items[next]?.focus();
  };
  const choose = (entry: MenuEntry) => (event: MouseEvent) => {
    const isPlain = entry.href !== undefined && entry.onSelect === undefined;
    if (isPlain || entry.newTab === true || event.ctrlKey || event.metaKey) {
      layer.close();
      return;
    }
    event.preventDefault();
    if (entry.checked === undefined) layer.close();
    entry.onSelect?.();
  };
  return (
    <LayerRoot {...layer.root}>
      {button({
        ...layer.button,
        'aria-haspopup': 'menu',
        onClick: () => (open ? layer.close() : openAt('first')),
        onKeyDown: (event) => {
          const wanted = menuEnd(event);
          if (wanted !== null) openAt(wanted);
        },
      })}
      {open && (
        <Layer ref={place} align="end" size="menu" above={above}>
          {head}
          <Items ref={list} id={layer.id} role="menu" aria-label={label} onKeyDown={onKeyDown}>
            {entries.map((entry) => (
              <Entry
                key={entry.id}
                as={entry.href === undefined ? 'button' : 'a'}
                data-entry=""
                role={entry.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
                aria-checked={entry.checked}
                tabIndex={-1}
                href={entry.href}
                {...(entry.newTab === true && { target: '_blank', rel: 'noopener noreferrer' })}
                onClick={choose(entry)}
              >
                <entry.icon aria-hidden />
                <span>{entry.text}</span>
                {entry.checked === true && <CheckIcon data-check="" aria-hidden />}
              </Entry>
            ))}
          </Items>
        </Layer>
      )}
    </LayerRoot>
  );
};
