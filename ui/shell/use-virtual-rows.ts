import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type RefObject } from 'react';

interface VirtualRowsOf {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly height: number;
  readonly at: number;
}

/** Renders only the visible rows, and scrolls row `at` into view. All rows have the same height. */
export const useVirtualRows = ({ scroller, count, height, at }: VirtualRowsOf) => {
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
