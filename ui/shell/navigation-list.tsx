import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavigationGroup } from '#core/navigation/group-navigation.rule.ts';
import { matchRoute } from '#core/navigation/match-route.rule.ts';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import { HiddenText } from '../kit/hidden-text.tsx';
import { KeyCap } from '../kit/key-cap.tsx';
import { styled } from '../kit/styled.ts';
import { iconOf } from './navigation-icons.ts';
import { useEntryActions } from './use-menus.ts';

const Group = styled('div', {
  base: {
    '& > h2': {
      padding: '16px 12px 6px',
      textStyle: 'caption',
      fontWeight: '600',
      color: 'fg.subtle',
    },
    '& a, & button': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: '100%',
      height: '36px',
      px: '3',
      borderRadius: 'sm',
      color: 'fg.muted',
      textAlign: 'start',
      textDecoration: 'none',
      '@media (pointer: coarse), (max-width: 640px)': { height: '44px' },
      '&:hover': { background: 'bg.muted' },
      '& > svg': { width: '20px', height: '20px' },
      '& > kbd': { marginInlineStart: 'auto' },
    },
    '& a[aria-current=page]': {
      background: 'bg.surface',
      color: 'fg.default',
      fontWeight: '600',
      boxShadow: 'control',
      'html.dark &': { background: 'bg.muted' },
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '6px',
        bottom: '6px',
        width: '3px',
        borderRadius: 'xs',
        background: 'accent.solid',
      },
      '& > svg': { color: 'accent.fg' },
    },
  },
});
const Count = styled('span', {
  base: {
    marginInlineStart: 'auto',
    minWidth: '18px',
    px: '1.5',
    height: '18px',
    borderRadius: 'sm',
    background: 'state.alarm.solid',
    color: 'state.alarm.on',
    textStyle: 'caption',
    lineHeight: '18px',
    fontWeight: '600',
    textAlign: 'center',
  },
});

export interface NavigationEntryProps {
  readonly item: NavigationItem;
  /** Alarms somebody works on, shown beside Home. */
  readonly alarms: number | null;
  /** The entry was pressed; what it leads to is on its way. */
  readonly onChosen: () => void;
}

/** One entry: a link where it has an address, else a button; the current place is marked. */
export const NavigationEntry = ({ item, alarms, onChosen }: NavigationEntryProps) => {
  const { href, run } = useEntryActions()(item);
  const { pathname } = useLocation();
  const current = href !== undefined && matchRoute(pathname)?.id === item.id;
  const { idle, active } = iconOf(item.icon);
  const Icon = current ? active : idle;
  const inside = (
    <>
      <Icon aria-hidden />
      <span data-label="">{item.text}</span>
      {item.id === 'account-search' && <KeyCap aria-hidden>/</KeyCap>}
      {item.id === 'home/dashboard' && alarms !== null && alarms > 0 && (
        <Count data-count="">
          <span aria-hidden>{alarms > 99 ? '99+' : alarms}</span>
          <HiddenText>, {alarms === 1 ? '1 active alarm' : `${alarms} active alarms`}</HiddenText>
        </Count>
      )}
    </>
  );
  if (href !== undefined)
    return (
      <Link to={href} aria-current={current ? 'page' : undefined} onClick={onChosen}>
        {inside}
      </Link>
    );
  return (
    <button
      type="button"
      onClick={() => {
        onChosen();
        run?.();
      }}
    >
      {inside}
    </button>
  );
};

/** The navigation in words, group by group (kit README §6). */
export const NavigationList = observer(
  ({
    groups,
    alarms,
    onChosen,
  }: {
    readonly groups: readonly NavigationGroup[];
    readonly alarms: number | null;
    readonly onChosen: () => void;
  }) => {
    const id = useId();
    return groups.map(({ heading, items }, index) => (
      <Group key={heading ?? ''}>
        {heading !== null && <h2 id={`${id}-${index}`}>{heading}</h2>}
        <ul aria-labelledby={heading === null ? undefined : `${id}-${index}`}>
          {items.map((item) => (
            <li key={item.id}>
              <NavigationEntry item={item} alarms={alarms} onChosen={onChosen} />
            </li>
          ))}
        </ul>
      </Group>
    ));
  },
);
