import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import type { ComponentType, SVGProps } from 'react';
import { BulkFrame } from './data-list.look.ts';

/** One thing that can be done to all ticked rows. */
export interface BulkAction {
  readonly id: string;
  readonly text: string;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly onRun: () => void;
}

interface BulkBarProps {
  readonly count: number;
  readonly actions: readonly BulkAction[];
  readonly onClear: () => void;
  /** All rows of the filter can be ticked, not only those that are shown. */
  readonly all?: { readonly count: number; readonly onAll: () => void };
}

/** What to do with the ticked rows, at the foot of a list; nothing while none is ticked (domain guide 5.5). */
export const BulkBar = ({ count, actions, onClear, all }: BulkBarProps) =>
  count === 0 ? null : (
    <BulkFrame role="toolbar" aria-label="Selected rows">
      <span role="status">{count.toLocaleString('en-US')} selected</span>
      {all !== undefined && (
        <button type="button" data-all="" onClick={all.onAll}>
          Select all {all.count.toLocaleString('en-US')}
        </button>
      )}
      {actions.map(({ id, text, icon: Icon, onRun }) => (
        <button key={id} type="button" onClick={onRun}>
          <Icon aria-hidden />
          {text}
        </button>
      ))}
      <button type="button" aria-label="Clear selection" title="Clear selection" onClick={onClear}>
        <XMarkIcon aria-hidden />
      </button>
    </BulkFrame>
  );
