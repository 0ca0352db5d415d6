import { grouped } from '#core/kernel/counted.rule.ts';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Count } from './card.tsx';
import { row } from './looks.ts';
import { moveInList } from './move-in-list.rule.ts';
import { currentTab, tabLook, tabRow } from './portal-looks.ts';
import { styled } from './styled.ts';
import { currentInView } from './use-size.ts';

const List = styled('div', {
  base: {
    ...tabRow,
    marginBottom: '4',
    borderBottom: 'default',
    '@media (max-width: 40rem)': { marginInline: '-16px', paddingInline: '4px' },
  },
});
/** The tabs, with what belongs to the current one at the end of their line, or below if there is no room. */
const Line = styled('div', {
  base: {
    marginBottom: '4',
    '@media (max-width: 40rem)': {
      marginInline: '-16px',
      '& > [role=tablist]': { marginInline: '0' },
      '& > :last-child': { paddingInline: '16px' },
    },
    '@media (min-width: 64rem)': {
      display: 'flex',
      alignItems: 'center',
      gap: '6',
      borderBottom: 'default',
      '& > [role=tablist]': { flexShrink: '0', marginBottom: '0', borderBottom: '0' },
      '& > :last-child': { marginInlineStart: 'auto' },
    },
  },
});
const Tab = styled('button', {
  base: {
    ...tabLook,
    ...row('2'),
    '&[aria-selected=true]': currentTab,
    '@media print': { '&[aria-selected=false]': { display: 'none' } },
  },
});

/** A tab; `id` is unique on the page. */
export interface TabEntry {
  readonly id: string;
  readonly text: string;
  /** The number of the tab's items; null before they are counted. */
  readonly count?: number | null;
}

interface TabsProps {
  readonly id: string;
  readonly label: string;
  readonly entries: readonly TabEntry[];
  readonly current: string;
  readonly onChange: (id: string) => void;
  /** Links to the parts of the current tab. */
  readonly beside?: ReactNode;
  /** The content of the current tab. */
  readonly children: ReactNode;
}

/**
 * Tabs for the parts of one screen. Arrows, Home and End move the focus and select the focused tab at once (WAI-ARIA
 * tabs). Chakra's tabs are not used, because they would add 10.6 kB (kit README §9).
 */
export const Tabs = ({ id, label, entries, current, onChange, beside, children }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => currentInView(list.current), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const turned =
      event.key === 'ArrowRight' ? 'ArrowDown' : event.key === 'ArrowLeft' ? 'ArrowUp' : event.key;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return;
    const at = entries.findIndex((entry) => entry.id === current);
    const next = moveInList(turned, { at, count: entries.length });
    const entry = next === null ? undefined : entries[next];
    if (entry === undefined || next === null) return;
    event.preventDefault();
    onChange(entry.id);
    const tab = list.current?.children.item(next);
    if (tab instanceof HTMLElement) tab.focus();
  };
  const tabs = (
    <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <Tab
          key={entry.id}
          id={`${id}-${entry.id}`}
          type="button"
          role="tab"
          aria-selected={entry.id === current}
          aria-controls={`${id}-panel`}
          tabIndex={entry.id === current ? 0 : -1}
          onClick={() => onChange(entry.id)}
        >
          {entry.text}
          {typeof entry.count === 'number' && <Count>{grouped(entry.count)}</Count>}
        </Tab>
      ))}
    </List>
  );
  return (
    <>
      {beside === undefined ? (
        tabs
      ) : (
        <Line>
          {tabs}
          {beside}
        </Line>
      )}
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
};
