import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { currentPlace, raised, sideColumn } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { usePopover } from '../kit/use-popover.ts';

/** Height of one entry in CSS pixels (kit README §6). */
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
      // The label is the name of the icon, and shows beside it for pointer and focus.
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
    top: '60px',
    insetInlineStart: '68px',
    width: '240px',
    maxHeight: 'calc(100dvh - 68px)',
    overflowY: 'auto',
    padding: '8px',
    ...raised,
    animation: 'appear .16s',
    '& [data-entry][aria-current=page]': { background: 'bg.muted', boxShadow: 'none' },
  },
});

/** Escape takes the labels away until the pointer or the focus moves on. */
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
  /** Measured by whoever decides how many entries fit. */
  readonly room: Ref<HTMLUListElement>;
  readonly label: string;
  /** Each a link or a button that bears `data-entry` and holds a `NavigationLabel`. */
  readonly entries: readonly ReactNode[];
  /** The name of the last button. */
  readonly more: string;
  /** What its flyout holds; null leaves the button out. */
  readonly children: ((close: () => void) => ReactNode) | null;
}

/** Icons beside the page, their names beside them under the pointer, and a button whose flyout holds in words what stands nowhere else. */
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
