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

/** Opens a modal dialog over everything else on the page. Returns a function to call when the dialog is removed. */
export const coverPage = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog);
  report();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    report();
  };
};

/** Returns the topmost modal dialog; null if none is open. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, topmost, () => null);

/** Returns a ref that places an element above everything opened before it. The element's own styles set its position. */
export const useTopLayer = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    // The element may have been removed together with its dialog. In a browser without popover support, the element stays
    // an ordinary part of the page.
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
