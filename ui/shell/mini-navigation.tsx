import EllipsisHorizontalIcon from '@heroicons/react/24/outline/EllipsisHorizontalIcon';
import { useEffect, useId, useState } from 'react';
import { fitNavigation } from '#core/navigation/fit-navigation.rule.ts';
import type { NavigationGroup } from '#core/navigation/group-navigation.rule.ts';
import { styled } from '../kit/styled.ts';
import { usePopover } from '../kit/use-popover.ts';
import { useElementHeight } from '../kit/use-element-height.ts';
import { NavigationEntry, NavigationList } from './navigation-list.tsx';

/** Height of one entry in CSS pixels (kit README §6). */
const ROW = 48;

const Bar = styled('nav', {
  base: {
    position: 'sticky',
    zIndex: '20',
    top: 'calc(56px + var(--visit, 0px))',
    height: 'calc(100dvh - 56px - var(--visit, 0px))',
    padding: '12px 8px',
    background: 'bg.nav',
    '& > ul': { height: '100%' },
    '& [data-icon] > :is(a, button)': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '48px',
      height: '48px',
      borderRadius: 'sm',
      color: 'fg.muted',
      '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
      '& > svg': { width: '20px', height: '20px' },
      '& > kbd': { display: 'none' },
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
    '& [data-icon] > a[aria-current=page]': {
      background: 'bg.surface',
      boxShadow: 'control',
      'html.dark &': { background: 'bg.muted' },
      '& > svg': { color: 'accent.fg' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '8px',
        bottom: '8px',
        width: '3px',
        borderRadius: 'xs',
        background: 'accent.solid',
      },
    },
    '&[data-dismissed] [data-icon] > :is(a, button) > [data-label]': { opacity: '0 !important' },
  },
});
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
    background: 'bg.raised',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    boxShadow: 'overlay',
    animation: 'appear .16s',
    '& a[aria-current=page]': { background: 'bg.muted', boxShadow: 'none' },
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

const stay = (): void => undefined;

export interface MiniNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly alarms: number | null;
}

/** As many icons as fit, and More Options, whose flyout holds the whole navigation in words (spec §2.2): fingers see no label beside an icon. */
export const MiniNavigation = ({ groups, alarms }: MiniNavigationProps) => {
  const [room, height] = useElementHeight();
  const [dismissed, speak] = useDismissed();
  const { open, show, close, root, button } = usePopover();
  const id = useId();
  const items = groups.flatMap((group) => group.items);
  const shown = items.slice(0, fitNavigation(items.length, height, ROW));
  return (
    <Bar
      aria-label="Main"
      data-dismissed={dismissed ? '' : undefined}
      onPointerOver={speak}
      onFocus={speak}
    >
      <ul ref={room}>
        {shown.map((item) => (
          <li key={item.id} data-icon="">
            <NavigationEntry item={item} alarms={alarms} onChosen={stay} />
          </li>
        ))}
        <li>
          <div data-icon="" {...root}>
            <button
              ref={button}
              type="button"
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={open ? close : show}
            >
              <EllipsisHorizontalIcon aria-hidden />
              <span data-label="">More Options</span>
            </button>
            {open && (
              <Flyout id={id}>
                <NavigationList groups={groups} alarms={alarms} onChosen={close} />
              </Flyout>
            )}
          </div>
        </li>
      </ul>
    </Bar>
  );
};
