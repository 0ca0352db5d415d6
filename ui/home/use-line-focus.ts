import { useEffect, useRef, type RefObject } from 'react';
import type { AttentionPages } from './attention-pages.ts';

/** Layers over the list that take the focus for a while. */
const LAYERS = 'dialog, [role=dialog], [role=menu], [role=listbox]';

/** Returns the button of an item's line; with `group`, of the line of its site while that is closed. */
const headOf = (
  box: HTMLElement | null,
  pages: AttentionPages,
  key: string,
  group: boolean,
): HTMLElement | null => {
  const lineOf = (line: string): HTMLElement | null =>
    box?.querySelector(`${line} > [aria-expanded]`) ?? null;
  const item = lineOf(`[data-line="${CSS.escape(key)}"]:not([data-site])`);
  if (item !== null || !group) return item;
  const site = pages.items.find((one) => one.key === key)?.siteNum;
  return lineOf(`[data-site="${String(site)}"]`);
};

interface LineFocus {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The key of the line that has or had the focus; empty for the list itself, null if the focus is elsewhere. */
  readonly line: RefObject<string | null>;
  /** Focuses an item as soon as its line is shown; null focuses the list. */
  readonly stand: (key: string | null) => void;
}

/**
 * Keeps the focus in the list: a line that is gone, after an action or a live update, passes the focus on to the line in its
 * place. So does the bar of selected items with the last one. `known` is the list that is shown.
 */
export const useLineFocus = (
  pages: AttentionPages,
  known: unknown,
  selected: number,
): LineFocus => {
  const box = useRef<HTMLDivElement>(null);
  const line = useRef<string | null>(null);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest(LAYERS) !== null) return;
      const isInside = box.current?.contains(target) === true;
      const at = target.closest('[data-line]')?.getAttribute('data-line');
      line.current = isInside ? (at ?? line.current ?? '') : null;
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, []);
  // If the button that opened the list has disappeared, the list takes the focus, so that the list's shortcut keys work at once.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus();
  }, []);
  useEffect(() => {
    if (document.activeElement !== document.body || line.current === null) return;
    const key = pages.near(line.current);
    (key === null ? box.current : headOf(box.current, pages, key, true))?.focus();
  }, [pages, known, selected]);
  const settle = (): void => {
    const head = wanted.current === null ? null : headOf(box.current, pages, wanted.current, false);
    if (head === null) return;
    wanted.current = null;
    head.focus();
  };
  useEffect(settle);
  const stand = (key: string | null): void => {
    wanted.current = key;
    if (key === null) box.current?.focus();
    else settle();
  };
  return { box, line, stand };
};
