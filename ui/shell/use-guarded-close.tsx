import { useState, type ReactNode } from 'react';
import { DiscardQuestion } from '../kit/discard-question.tsx';
import { useRegistry } from './registry.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/** How the one dialog over the frame goes away; while something typed is not saved, it asks first. Draw `question` before the dialog: what is drawn first goes first, and each gives the focus back to what is below it. */
export const useGuardedClose = (
  dirty: boolean,
): { readonly close: () => void; readonly question: ReactNode } => {
  const dialogs = useRegistry().create('dialogs');
  const [asking, setAsking] = useState(false);
  useUnsavedWork(dirty);
  return {
    close: () => (dirty ? setAsking(true) : dialogs.close()),
    question: asking ? (
      <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={() => dialogs.close()} />
    ) : null,
  };
};
