import {
  observeElementOffset,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** The maximum number of rows that are all rendered (ui README §7). */
const DRAWN = 200;
/** Number of rows before the end at which the next page is requested. */
const AHEAD = 40;
/** Number of rows that are added or removed together, so that the rendered range changes rarely and in small steps. */
const BLOCK = 6;
/** The assumed row height in pixels before a row is measured. */
const ROW = 40;

/**
 * Returns a function that computes the indexes of the rows in view plus one block of rows before and after. The function
 * never returns fewer indexes than before, so that old rows are removed only while new rows are added.
 */
const blocks = () => {
  let most = 0;
  return ({ startIndex, endIndex, count }: Range): number[] => {
    const first = Math.max(0, Math.floor(startIndex / BLOCK) - 1) * BLOCK;
    most = Math.max(most, (Math.ceil((endIndex + 1) / BLOCK) + 1) * BLOCK - first);
    return Array.from({ length: Math.min(most, count - first) }, (_, at) => first + at);
  };
};

/** Pixels per scroll step: one block of rows with the assumed height. */
const STEP = BLOCK * ROW;

/** Reports the scroll position in steps, so that rendering further rows does not delay a frame. */
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
  /** True if rows are low; a change measures them again. */
  readonly compact: boolean;
  readonly onEnd: (() => void) | undefined;
}

/**
 * Computes which rows of a list are rendered: all rows of a short list, or the rows in view of a long list. Also returns
 * the height in pixels of the rows that are not rendered, and calls `onEnd` near the end of the list.
 */
export const useDrawnRows = ({ frame, count, compact, onEnd }: DrawnRowsOf) => {
  // A list with further pages also needs its own scroll box, which detects when the user reaches the end of the list.
  const virtual = count > DRAWN || onEnd !== undefined;
  const [height, setHeight] = useState(ROW);
  const [rangeExtractor] = useState(blocks);
  const drawn = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    enabled: virtual,
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    // Rows are not measured while they are rendered; a resize observer measures them afterwards.
    measureElement: (_, entry) => entry?.borderBoxSize[0]?.blockSize ?? height,
    rangeExtractor,
    observeElementOffset: inSteps,
    useFlushSync: false,
  });
  const some = count > 0;
  useLayoutEffect(() => {
    const first = frame.current?.querySelector<HTMLElement>('tr[data-index]')?.offsetHeight;
    if (virtual && some && first !== undefined) setHeight(first);
  }, [virtual, some, compact, frame]);
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
