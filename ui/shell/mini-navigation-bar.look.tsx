import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { currentPlace, raised, sideColumn } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { usePopover } from '../kit/use-popover.ts';

/** Height of one icon entry in CSS pixels (kit README §6). */
export const MINI_ROW = 48;

const Bar = styled('nav', {
  base: {
    ...sideColumn,
    zIndex: '20',
    background: 'bg.nav',
    '& [data-icon] > [data-entry]': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSize: '48px',
      borderRadius: 'sm',
      color: 'fg.muted',
      '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
      '& > svg': { boxSize: '20px' },
      '& > [data-hint]': { display: 'none' },
      // The label is the icon's accessible name, and appears beside the icon on hover and focus.
      '& > [data-label]': {
        position: 'absolute',
        insetInlineStart: 'calc(100% + 8px)',
        zIndex: '100',
        padding: '6px 10px',
        borderRadius: 'sm',
        background: 'bg.inverse',
        color: 'fg.inverse',
        textStyle: 'small',
        whiteSpace: 'nowrap',
        opacity: '0',
        pointerEvents: 'none',
      },
      '&:focus-visible > [data-label]': { opacity: '1' },
      '@media (hover: hover)': { '&:hover > [data-label]': { opacity: '1' } },
      '&[aria-expanded=true] > [data-label]': { opacity: '0 !important' },
      '& > [data-count]': {
        position: 'absolute',
        top: '4px',
        insetInlineEnd: '2px',
        borderRadius: 'full',
      },
    },
    '& [data-icon] > [data-entry][aria-current=page]': currentPlace('8px'),
    '&[data-dismissed] [data-icon] > [data-entry] > [data-label]': { opacity: '0 !important' },
  },
});
const List = styled('ul', { base: { height: '100%' } });
const Flyout = styled('div', {
  base: {
    position: 'fixed',
    zIndex: '70',
    top: 'calc(var(--header) + 4px)',
    insetInlineStart: '68px',
    width: '15rem',
    maxHeight: 'calc(100dvh - 68px)',
    overflowY: 'auto',
    padding: '8px',
    ...raised,
    animation: 'appear .16s',
    '& [data-entry][aria-current=page]': { background: 'bg.muted', boxShadow: 'none' },
  },
});

/** Hides the labels after Escape, until the pointer or the focus moves. */
const useDismissed = (): readonly [boolean, () => void] => {
  const [dismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return [dismissed, () => setDismissed(false)];
};

interface MiniBarProps {
  /** Ref to the list whose height the caller measures to decide how many entries fit. */
  readonly room: Ref<HTMLUListElement>;
  readonly label: string;
  /** The entries, each a link or button with `data-entry` that contains a `NavigationLabel`. */
  readonly entries: readonly ReactNode[];
  /** Name of the last button. */
  readonly more: string;
  /** The flyout content of the last button; null omits the button. */
  readonly children: ((close: () => void) => ReactNode) | null;
}

/** A column of icons beside the page, with labels on hover. The last button opens a flyout with the entries that do not fit. */
export const MiniNavigationBar = ({ room, label, entries, more, children }: MiniBarProps) => {
  const [dismissed, speak] = useDismissed();
  const layer = usePopover();
  return (
    <Bar
      aria-label={label}
      data-menu=""
      data-dismissed={dismissed ? '' : undefined}
      onPointerOver={speak}
      onFocus={speak}
    >
      <List ref={room}>
        {entries.map((entry, index) => (
          <li key={index} data-icon="">
            {entry}
          </li>
        ))}
        {children !== null && (
          <li>
            <div data-icon="" {...layer.root}>
              <button type="button" data-entry="" {...layer.button}>
                <EllipsisHorizontalIcon aria-hidden />
                <span data-label="">{more}</span>
              </button>
              {layer.open && <Flyout id={layer.id}>{children(layer.close)}</Flyout>}
            </div>
          </li>
        )}
      </List>
    </Bar>
  );
};
