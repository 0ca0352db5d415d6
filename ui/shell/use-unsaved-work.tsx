import { useEffect, useState, type ReactNode } from 'react';
import { DiscardQuestion } from '../kit/dialog.tsx';
import { useRegistry } from './registry.ts';

/** Has the portal know that this component holds something unsaved: nothing is loaded anew over it without asking, and the browser asks before the page is left. */
export const useUnsavedWork = (dirty: boolean): void => {
  const registry = useRegistry();
  useEffect(() => (dirty ? registry.create('unsavedWork').hold() : undefined), [registry, dirty]);
};

interface GuardedClose {
  readonly close: () => void;
  readonly question: ReactNode;
}

/** How a layer goes away; while something typed is not saved, it asks first. Draw `question` before the layer: what is drawn first goes first, and each gives the focus back to what is below it. */
export const useGuardedLeave = (dirty: boolean, leave: () => void): GuardedClose => {
  const [asking, setAsking] = useState(false);
  useUnsavedWork(dirty);
  return {
    close: () => (dirty ? setAsking(true) : leave()),
    question: asking ? <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={leave} /> : null,
  };
};

/** The same for the one dialog over the frame. */
export const useGuardedClose = (dirty: boolean): GuardedClose => {
  const dialogs = useRegistry().create('dialogs');
  return useGuardedLeave(dirty, () => dialogs.close());
};
