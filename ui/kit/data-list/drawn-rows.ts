import {
  observeElementOffset,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** Rows up to which all are drawn (ui README §7). */
const DRAWN = 200;
/** Rows before the end at which the next window is asked. */
const AHEAD = 40;
/** Rows come and go by sixes: what is drawn changes seldom, and little at a time. */
const BLOCK = 6;
/** Pixels of a row, until one is drawn. */
const ROW = 40;

/** Names the rows in sight with a block before and behind them; always as many as it ever needed, so that rows go in the moment in which others come. */
const blocks = () => {
  let most = 0;
  return ({ startIndex, endIndex, count }: Range): number[] => {
    const first = Math.max(0, Math.floor(startIndex / BLOCK) - 1) * BLOCK;
    most = Math.max(most, (Math.ceil((endIndex + 1) / BLOCK) + 1) * BLOCK - first);
    return Array.from({ length: Math.min(most, count - first) }, (_, at) => first + at);
  };
};

/** Pixels after which other rows may be in sight: a block of usual ones. */
const STEP = BLOCK * ROW;

/** Tells how far it is scrolled, step by step, so that what follows is drawn between frames and holds none up. */
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

/** Which rows of a list are drawn: all of a short one; of a long one those in sight, made in pieces while it scrolls on; and the room in pixels that the others take before and after them. Tells when its end is near. */
export const useDrawnRows = ({ frame, count, onEnd }: DrawnRowsOf) => {
  // A window that has more below it scrolls by itself, so that its end is met.
  const virtual = count > DRAWN || onEnd !== undefined;
  const [height, setHeight] = useState(ROW);
  const [rangeExtractor] = useState(blocks);
  const drawn = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    enabled: virtual,
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => height,
    // Nothing is measured while it is drawn; the browser tells afterwards where a row is higher than the others.
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
