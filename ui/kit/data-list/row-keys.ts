import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { moveInList } from '../move-in-list.rule.ts';

/** Rows between two presses of Page Up or Page Down. */
const PAGE = 10;

const rowOf = (frame: HTMLElement | null, index: number): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`tr[data-index="${index}"]`) ?? null;

interface RowKeysOf {
  readonly frame: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onOpen: ((index: number) => void) | undefined;
  readonly onPick: ((index: number) => void) | undefined;
  /** Brings a row into being that is out of sight. */
  readonly reveal: (index: number) => void;
}

/** Arrows, Home, End and Page keys move from row to row, Enter opens, Space selects, Escape leaves (domain guide 5.5); `at` is the one row that Tab reaches. */
export const useRowKeys = ({ frame, count, onOpen, onPick, reveal }: RowKeysOf) => {
  const [stood, setAt] = useState(0);
  const at = Math.min(stood, Math.max(0, count - 1));
  const wanted = useRef<number | null>(null);
  // A row out of sight is drawn a moment after it was asked for, and the list with it.
  useEffect(() => {
    if (wanted.current === null) return;
    const row = rowOf(frame.current, wanted.current);
    const here = frame.current?.contains(document.activeElement) === true;
    if (here && row === null) return;
    wanted.current = null;
    // Whoever went elsewhere meanwhile stays there.
    if (here) row?.focus();
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const row = target.closest<HTMLElement>('tr[data-index]');
    // While the row that was asked for is not drawn yet, the list itself holds the focus.
    const waiting = target === frame.current && wanted.current !== null;
    if (row === null && !waiting) return;
    if (key === 'Escape' && row !== null) {
      // From a control within the row to the row, and from the row out of the list.
      if (row === target) frame.current?.focus();
      else row.focus();
      event.preventDefault();
      return;
    }
    if ((row !== target && !waiting) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = key === 'Enter' ? onOpen : key === ' ' ? onPick : undefined;
    if (act !== undefined) {
      event.preventDefault();
      act(at);
      return;
    }
    const next = moveInList(key, { at, count, page: PAGE });
    // A list has ends: arrows do not go round in it.
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
