import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Rows up to which all are drawn (ui README §7). */
const DRAWN = 200;
/** Rows before the end at which the next window is asked. */
const AHEAD = 40;
/** Rows come and go by fours: what is drawn changes seldom, and little at a time. */
const BLOCK = 4;

/** The rows in sight with a block before and behind them. */
const blocksOf = ({ startIndex, endIndex, count }: Range): number[] => {
  const first = Math.max(0, (Math.floor(startIndex / BLOCK) - 1) * BLOCK);
  const last = Math.min(count, (Math.ceil((endIndex + 1) / BLOCK) + 1) * BLOCK);
  return Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
};

interface DrawnRowsOf {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly onEnd: (() => void) | undefined;
}

/** Which rows of a long list are drawn; null for `shown` draws all. Tells when its end is near. */
export const useDrawnRows = ({ frame, count, onEnd }: DrawnRowsOf) => {
  // A window that has more below it scrolls by itself, so that its end is met.
  const virtual = count > DRAWN || onEnd !== undefined;
  const [height, setHeight] = useState(39);
  const drawn = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    enabled: virtual,
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    // Nothing is measured while it is drawn; the browser tells afterwards where a row is higher than the others.
    measureElement: (_, entry) => entry?.borderBoxSize[0]?.blockSize ?? height,
    rangeExtractor: blocksOf,
    useFlushSync: false,
  });
  useLayoutEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight;
    if (virtual && first !== undefined) setHeight(first);
  }, [virtual, frame]);
  const shown = virtual ? drawn.getVirtualItems() : null;
  const last = shown?.at(-1)?.index ?? 0;
  useEffect(() => {
    if (virtual && last >= count - AHEAD) onEnd?.();
  }, [virtual, last, count, onEnd]);
  return { virtual, drawn, shown };
};
