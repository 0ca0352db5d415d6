import { grouped } from '#core/kernel/counted.rule.ts';
import UsersIcon from '@heroicons/react/16/solid/UsersIcon';
import { Count } from '../card.tsx';
import { HiddenText } from '../hidden-text.tsx';
import { row } from '../looks.ts';
import { currentTab, tabLook, tabRow } from '../portal-looks.ts';
import { styled } from '../styled.ts';
import type { ReactNode } from 'react';

const Line = styled('div', {
  base: {
    ...row('4'),
    borderBottom: 'default',
    '@media (max-width: 63.9375rem)': {
      flexWrap: 'wrap',
      gap: '0',
    },
    '@media print': { display: 'none' },
  },
});
const Tabs = styled('div', {
  base: {
    ...tabRow,
    flex: '1 1 auto',
    minWidth: '0',
    '@media (max-width: 63.9375rem)': { flexBasis: '100%' },
  },
});
const Tools = styled('div', {
  base: {
    ...row('3'),
    flex: '0 0 auto',
    textStyle: 'small',
    color: 'fg.muted',
    '@media (max-width: 63.9375rem)': { minHeight: '40px', marginInlineStart: 'auto' },
  },
});
const Tab = styled('button', {
  base: {
    ...tabLook,
    ...row('2'),
    '& > svg': { boxSize: '16px', flexShrink: '0', color: 'fg.muted' },
    '&[aria-pressed=true]': currentTab,
  },
});
const Dot = styled('i', {
  base: { boxSize: '6px', borderRadius: 'full', background: 'accent.solid' },
});

/** A saved filter of a list as a tab. */
export interface SetTab {
  readonly id: string;
  readonly text: string;
  /** The number of matching rows; null before they are counted. */
  readonly count: number | null;
  readonly current: boolean;
  /** True if the current filter differs from the saved one. */
  readonly edited?: boolean;
  /** Who shares the filter, such as "Shared by Ana Lopez", if it is not the user's own. */
  readonly note?: string;
}

interface SetTabsProps {
  readonly label: string;
  readonly tabs: readonly SetTab[];
  readonly onTake: (id: string) => void;
  /** Buttons for the current tab. */
  readonly tools: ReactNode;
}

/** Saved filters as tabs above a list, each with its count. A dot marks an edited filter (design "22 accounts"). */
export const SetTabs = ({ label, tabs, onTake, tools }: SetTabsProps) => (
  <Line>
    <Tabs role="group" aria-label={label}>
      {tabs.map(({ id, text, count, current, edited = false, note }) => (
        <Tab key={id} type="button" aria-pressed={current} title={note} onClick={() => onTake(id)}>
          {note !== undefined && <UsersIcon aria-hidden />}
          {text}
          {note !== undefined && <HiddenText>{note}</HiddenText>}
          {count !== null && <Count>{grouped(count)}</Count>}
          {edited && (
            <>
              <Dot aria-hidden />
              <HiddenText>edited</HiddenText>
            </>
          )}
        </Tab>
      ))}
    </Tabs>
    <Tools>{tools}</Tools>
  </Line>
);
