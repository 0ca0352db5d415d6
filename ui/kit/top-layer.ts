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

/** A modal dialog opens over everything; answers what to call when it is gone. */
export const coverPage = (dialog: HTMLDialogElement): (() => void) => {
  open.push(dialog);
  report();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    report();
  };
};

/** The modal dialog on top, null when none is open: whatever is outside it can be neither pressed nor heard. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, topmost, () => null);

/** What lies above everything that was open before it came, and stays where its own styles put it. */
export const useTopLayer = <Element extends HTMLElement>() => {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    // A dialog may go in the moment it is entered; a browser without popovers shows it as any other part of the page.
    if (current?.isConnected !== true || !('showPopover' in current)) return;
    if (!current.matches(':popover-open')) current.showPopover();
  }, []);
  return { ref, popover: 'manual' } as const;
};

/** Takes back what browsers make of a popover. */
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
