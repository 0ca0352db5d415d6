import {
  observeElementOffset,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Up to this number of rows, all are rendered (ui README §7). */
const DRAWN = 200;
/** Number of rows before the end at which the next page is requested. */
const AHEAD = 40;
/** Rows are added and removed in groups of six, so that the rendered part changes rarely and in small steps. */
const BLOCK = 6;
/** Height of a row in pixels, until one is measured. */
const ROW = 40;

/**
 * Returns the indexes of the rows in view plus one block before and after. The number never shrinks, so that old rows
 * leave at the same time as new ones arrive.
 */
const blocks = () => {
  let most = 0;
  return ({ startIndex, endIndex, count }: Range): number[] => {
    const first = Math.max(0, Math.floor(startIndex / BLOCK) - 1) * BLOCK;
    most = Math.max(most, (Math.ceil((endIndex + 1) / BLOCK) + 1) * BLOCK - first);
    return Array.from({ length: Math.min(most, count - first) }, (_, at) => first + at);
  };
};

/** Scroll distance in pixels that can bring other rows into view: one block of ordinary rows. */
const STEP = BLOCK * ROW;

/** Reports the scroll position in steps, so that the following rows are rendered between frames and do not delay one. */
const inSteps = <Row extends Element>(
  list: Virtualizer<HTMLDivElement, Row>,
  report: (offset: number, scrolling: boolean) => void,
) => {
  let reported = -1;
  return observeElementOffset(list, (offset, scrolling) => {
    const at = Math.floor(offset / STEP);
    if (scrolling && at === reported) return;
    reported = at;
    startTransition(() => report(offset, scrolling));
  });
};

interface DrawnRowsOf {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly count: number;
  readonly onEnd: (() => void) | undefined;
}

/**
 * Computes which rows of a list are rendered: all of a short list; for a long one the rows in view, in small pieces while
 * scrolling. Also returns the space in pixels before and after them, and reports when the end is near.
 */
export const useDrawnRows = ({ frame, count, onEnd }: DrawnRowsOf) => {
  // A list with further pages scrolls by itself, so that reaching its end is detected.
  const virtual = count > DRAWN || onEnd !== undefined;
  const [height, setHeight] = useState(ROW);
  const [rangeExtractor] = useState(blocks);
  const drawn = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    enabled: virtual,
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    // Heights are not measured during rendering. The browser reports afterwards if a row is higher than the others.
    measureElement: (_, entry) => entry?.borderBoxSize[0]?.blockSize ?? height,
    rangeExtractor,
    observeElementOffset: inSteps,
    useFlushSync: false,
  });
  const some = count > 0;
  useLayoutEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight;
    if (virtual && some && first !== undefined) setHeight(first);
  }, [virtual, some, frame]);
  const items = virtual ? drawn.getVirtualItems() : [];
  const last = items.at(-1);
  const end = last?.index ?? 0;
  useEffect(() => {
    if (virtual && end >= count - AHEAD) onEnd?.();
  }, [virtual, end, count, onEnd]);
  return {
    virtual,
    drawn,
    first: items[0]?.index ?? 0,
    length: virtual ? items.length : count,
    before: items[0]?.start ?? 0,
    after: virtual ? drawn.getTotalSize() - (last?.end ?? 0) : 0,
  };
};
