import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { SystemStyleObject } from '@chakra-ui/react';

const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
const report = (): void => {
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const topmost = (): HTMLDialogElement | null => open.at(-1) ?? null;

/** Opens a modal dialog over everything. Returns a function to call when it is removed. */
export const coverPage = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog);
  report();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    report();
  };
};

/** Returns the topmost modal dialog; null when none is open. Content outside it can be neither pressed nor read. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, topmost, () => null);

/** Keeps an element above everything that was open before it. Its own styles still set its position. */
export const useTopLayer = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    // The dialog may be removed at the same time. A browser without popovers shows the element as an ordinary part of the page.
    if (current?.isConnected !== true || !('showPopover' in current)) return;
    if (!current.matches(':popover-open')) current.showPopover();
  }, []);
  return { ref, popover: 'manual' } as const;
};

/** Resets the browser's default popover styles. */
export const plainPopover = {
  '&[popover]': {
    margin: '0',
    padding: '0',
    border: '0',
    background: 'transparent',
    color: 'inherit',
    overflow: 'visible',
    height: 'auto',
  },
} satisfies SystemStyleObject;
