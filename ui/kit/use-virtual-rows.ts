import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

/** The part of a long list that is drawn. */
export interface VirtualRows {
  /** Height of the whole list in CSS pixels. */
  readonly size: number;
  readonly shown: readonly { readonly index: number; readonly start: number }[];
}

/** Draws only the rows in sight, and keeps the row `at` among them; all rows are equally high. */
export const useVirtualRows = ({
  scroller,
  count,
  height,
  at,
}: {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly height: number;
  readonly at: number;
}): VirtualRows => {
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 6,
  });
  useEffect(() => {
    if (count > 0) rows.scrollToIndex(at, { align: 'auto' });
  }, [rows, at, count]);
  return { size: rows.getTotalSize(), shown: rows.getVirtualItems() };
};
