import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { moveInList } from '../move-in-list.rule.ts';

/** Number of rows by which Page Up and Page Down move. */
const PAGE = 10;

const rowOf = (frame: HTMLElement | null, index: number): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;

interface RowKeysOf {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onOpen: ((index: number) => void) | undefined;
  readonly onPick: ((index: number) => void) | undefined;
  /** Deselects all rows; undefined if none is selected. */
  readonly onUnpick: (() => void) | undefined;
  /** Shows a row beside the list. */
  readonly onPreview: ((index: number) => void) | undefined;
  /** Scrolls to a row that is not rendered yet, so that the row is rendered. */
  readonly reveal: (index: number) => void;
}

/**
 * Keyboard control of a list: arrows, Home, End and Page keys move, Enter opens, Space selects (domain guide 5.5). Escape
 * deselects all rows; if none is selected, it leaves the list. The right arrow shows a preview. `at` is the index of the
 * row that Tab focuses.
 */
export const useRowKeys = (of: RowKeysOf) => {
  const { frame, count, onOpen, onPick, onUnpick, onPreview, reveal } = of;
  const [stood, setAt] = useState(0);
  const at = Math.min(stood, Math.max(0, count - 1));
  const wanted = useRef<number | null>(null);
  // Focuses the target row once it is rendered.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = rowOf(frame.current, wanted.current);
    const here = frame.current?.contains(document.activeElement) === true;
    if (here && row === null) return;
    wanted.current = null;
    // If the focus has moved elsewhere in the meantime, the focus stays there.
    if (here) row?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const row = target.closest<HTMLElement>('tr[data-index]');
    // While the target row is not rendered yet, the list itself has the focus.
    const waiting = target === frame.current && wanted.current !== null;
    if (row === null && !waiting) return;
    if (key === 'Escape' && row !== null) {
      // Escape moves the focus from a control to its row, and from a row to the list.
      if (row !== target) row.focus();
      else if (onUnpick !== undefined) onUnpick();
      else frame.current?.focus();
      event.preventDefault();
      return;
    }
    if ((row !== target && !waiting) || event.ctrlKey || event.metaKey || event.altKey) return;
    const beside = key === 'ArrowRight' ? onPreview : undefined;
    const act = key === 'Enter' ? onOpen : key === ' ' ? onPick : beside;
    if (act !== undefined) {
      event.preventDefault();
      // Space that is held would select and deselect the row in turn.
      if (!event.repeat) act(at);
      return;
    }
    const next = moveInList(key, { at, count, page: PAGE });
    // Arrow keys stop at both ends of a list instead of wrapping around.
    if (next === null || (key === 'ArrowDown' && next < at) || (key === 'ArrowUp' && next > at))
      return;
    event.preventDefault();
    wanted.current = next;
    if (rowOf(frame.current, next) === null) frame.current?.focus({ preventScroll: true });
    reveal(next);
    setAt(next);
  };
  return { at, onFocus: setAt, onKeyDown };
};
