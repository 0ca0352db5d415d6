import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { PlaceTrace } from '#core/navigation/place-trace.schema.ts';
import { noteDeparture } from '../../kit/use-title-focus.ts';
import { useRegistry } from '../registry.ts';
import { findMarked, markOf } from './focus-mark.ts';
import type { PlaceMemory } from './place-memory.ts';

/** Milliseconds during which a screen is returned to its place while its content arrives. */
const PATIENCE = 10_000;

const BOX = '[data-box]';
const BUSY = 'dialog, [role=dialog], [role=menu]';

const screenOf = (): HTMLElement => document.querySelector('main') ?? document.body;

const boxName = (box: Element): string => box.getAttribute('data-box') ?? '';

const boxNames = (): ReadonlyMap<string, Element> =>
  new Map([...document.querySelectorAll(BOX)].map((box) => [boxName(box), box]));

/** True while a screen returns to its place. What it then scrolls and focuses is not the person's doing. */
let isReturning = false;

/** Ends the return to the place of the screen before. */
let endReturn = (): void => undefined;

/** Focuses the marked control, unless the person is in a layer or has gone on. Returns true if nothing is left to do. */
const focusMarked = (trace: PlaceTrace, from: Element | null): boolean => {
  if (trace.focus === null) return true;
  const { activeElement: now } = document;
  if (now !== null && now.closest(BUSY) !== null) return false;
  if (now !== null && now !== from && !now.matches('body, h1')) return true;
  const control = findMarked(screenOf(), trace.focus);
  control?.focus({ preventScroll: true });
  return control !== null;
};

const scrollTo = (trace: PlaceTrace): void => {
  const boxes = boxNames();
  for (const [name, top] of Object.entries(trace.boxes)) {
    const box = boxes.get(name);
    if (box !== undefined && box.scrollTop !== top) box.scrollTop = top;
  }
  if (Math.abs(window.scrollY - trace.scroll) > 1) window.scrollTo(0, trace.scroll);
};

/**
 * Returns a screen to its place whenever content arrives, until the person scrolls, presses or types. A place further down
 * than the content reaches is approached, so that a list that grows while it scrolls loads its next rows.
 */
const returnTo = (trace: PlaceTrace): (() => void) => {
  isReturning = true;
  const from = document.activeElement;
  let isFocused = false;
  const approach = (): void => {
    scrollTo(trace);
    // The screen before may contain the same control, which goes with it.
    if (!isFocused || document.activeElement === document.body)
      isFocused = focusMarked(trace, from);
  };
  const contents = new MutationObserver(approach);
  const ending = new AbortController();
  const end = (): void => {
    if (ending.signal.aborted) return;
    isReturning = false;
    contents.disconnect();
    clearTimeout(patience);
    ending.abort();
  };
  const patience = setTimeout(end, PATIENCE);
  contents.observe(screenOf(), { childList: true, subtree: true, attributeFilter: ['style'] });
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(act, end, { capture: true, passive: true, signal: ending.signal });
  approach();
  return end;
};

/** Notes where the person scrolls and what has the focus. Returns a function that stops. */
const watchPlace = (memory: PlaceMemory): (() => void) => {
  const ending = new AbortController();
  const how = { capture: true, passive: true, signal: ending.signal };
  const noteScroll = ({ target }: Event): void => {
    if (isReturning) return;
    if (target === document) memory.keep({ scroll: window.scrollY });
    else if (target instanceof Element && target.matches(BOX))
      memory.keep({
        boxes: { ...memory.recall(memory.entry)?.boxes, [boxName(target)]: target.scrollTop },
      });
  };
  const noteFocus = ({ target }: Event): void => {
    const screen = screenOf();
    if (isReturning || !(target instanceof Element) || !screen.contains(target)) return;
    if (target.closest(BUSY) === null) memory.keep({ focus: markOf(screen, target) });
  };
  document.addEventListener('scroll', noteScroll, how);
  document.addEventListener('focusin', noteFocus, how);
  window.addEventListener('pagehide', () => memory.save(), { signal: ending.signal });
  return () => ending.abort();
};

/** True if the browser opened this page by an address and not by Back or a reload. */
const isFreshPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');

/**
 * Keeps the place on every screen: Back, Forward and reload return to the scroll position and the focused control; any other
 * navigation to another screen starts at the top, with the focus on the title.
 */
export const useScreenPlace = (): void => {
  const { key, pathname, search, hash } = useLocation();
  const came = useNavigationType();
  const memory = useRegistry().create('places');
  // Another site is another screen at the same path.
  const screen = `${pathname} ${new URLSearchParams(search).get('sn') ?? ''}`;
  // The first entry of a tab always has the same key.
  const entry = `${key} ${screen}`;
  useLayoutEffect(() => {
    const before = memory.entry;
    if (before === entry) return;
    const isSame = before.endsWith(` ${screen}`);
    if (came === NavigationType.Replace && isSame) {
      memory.rename(entry);
      return;
    }
    memory.entry = entry;
    endReturn();
    const isReturn = came === NavigationType.Pop && !(before === '' && isFreshPage());
    const trace = isReturn ? memory.recall(entry) : null;
    if (!isSame) noteDeparture(trace !== null);
    if (trace !== null) endReturn = returnTo(trace);
    else if (!isSame && hash === '') window.scrollTo(0, 0);
  }, [memory, entry, screen, hash, came]);
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return watchPlace(memory);
  }, [memory]);
};
