import { grouped } from '#core/kernel/counted.rule.ts';
import EllipsisHorizontalIcon from '@heroicons/react/16/solid/EllipsisHorizontalIcon';
import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import type { ComponentType, SVGProps } from 'react';
import { inlineRow } from '../kit/looks.ts';
import { MEDIA } from '../kit/media.ts';
import { Menu } from '../kit/menu.tsx';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import { useMedia, usePinned } from '../kit/use-size.ts';

/** A bar at the bottom, shown while rows are selected (kit README §7 "Table"). */
const Frame = styled('div', {
  base: {
    ...wrapping('2'),
    alignItems: 'center',
    minHeight: '48px',
    padding: '4px 16px',
    // Keeps the bar visible however long the list is.
    position: 'sticky',
    // Above the actions at the bottom of a phone's screen.
    bottom: 'var(--pinned-foot, 0px)',
    zIndex: '10',
    '@media (max-height: 25rem)': { position: 'static' },
    background: 'bg.inverse',
    color: 'fg.inverse',
    borderRadius: '0 0 5px 5px',
    textStyle: 'label',
    '@media (max-width: 40rem)': { paddingInline: '8px' },
    // The actions stay together, so that none is alone on a line.
    '& > [data-acts]': {
      ...wrapping('2'),
      marginInlineStart: 'auto',
      '@media (max-width: 40rem)': { flexWrap: 'nowrap', gap: '0' },
    },
    '& > [data-all]': { textDecoration: 'underline' },
    '& [data-press]': {
      ...inlineRow('1.5'),
      minHeight: '32px',
      px: '2',
      borderRadius: 'sm',
      '&:hover': { textDecoration: 'underline' },
      '& > svg': { boxSize: '16px' },
      '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
    },
  },
});

/** An action on all selected rows. */
export interface BulkAction {
  readonly id: string;
  readonly text: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly onRun: () => void;
}

interface BulkBarProps {
  readonly count: number;
  readonly actions: readonly BulkAction[];
  /** Further actions, in a menu. */
  readonly more?: readonly BulkAction[] | undefined;
  readonly onClear: () => void;
  /** Lets the user select all rows of the filter, not only the displayed rows. */
  readonly all?: { readonly count: number; readonly onAll: () => void };
}

/** The actions on the selected rows, at the bottom of a list. Not rendered without a selection (domain guide 5.5). */
export const BulkBar = ({ count, actions, more = [], onClear, all }: BulkBarProps) => {
  const pinned = usePinned('bulk');
  const room = useMedia(MEDIA.phone) ? 1 : actions.length;
  const others = [...actions.slice(room), ...more];
  return count === 0 ? null : (
    <Frame ref={pinned} data-pinned="" role="toolbar" data-bulk-bar="" aria-label="Selected rows">
      <span data-count="" role="status">
        {grouped(count)} selected
      </span>
      {all !== undefined && (
        <button type="button" data-press="" data-all="" onClick={all.onAll}>
          Select all {grouped(all.count)}
        </button>
      )}
      <div data-acts="">
        {actions.slice(0, room).map(({ id, text, icon: Icon, onRun }) => (
          <button key={id} type="button" data-press="" onClick={onRun}>
            <Icon aria-hidden />
            {text}
          </button>
        ))}
        {others.length > 0 && (
          <Menu
            label="More actions"
            entries={others.map(({ onRun, ...entry }) => ({ ...entry, onSelect: onRun }))}
            button={(wear) => (
              <button type="button" data-press="" {...wear}>
                <EllipsisHorizontalIcon aria-hidden />
                More
              </button>
            )}
          />
        )}
        <button
          type="button"
          data-press=""
          aria-label="Clear selection"
          title="Clear selection"
          onClick={onClear}
        >
          <XMarkIcon aria-hidden />
        </button>
      </div>
    </Frame>
  );
};
