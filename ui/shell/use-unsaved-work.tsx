import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { DiscardQuestion } from '../kit/dialog.tsx';
import { useRegistry } from './registry.ts';

/** Has the portal know that this component holds something unsaved: nothing is loaded anew over it, no screen and no page is left without asking; `discard` gives up what was typed, `loss` says what is lost where that is not all of it. */
export const useUnsavedWork = (
  dirty: boolean,
  discard: () => void,
  loss: string | null = null,
): void => {
  const registry = useRegistry();
  const now = useRef({ discard, loss });
  useEffect(() => {
    now.current = { discard, loss };
  }, [discard, loss]);
  useEffect(
    () =>
      dirty
        ? registry.create('unsavedWork').hold(
            () => now.current.discard(),
            () => now.current.loss,
          )
        : undefined,
    [registry, dirty],
  );
};

interface GuardedClose {
  readonly close: () => void;
  readonly question: ReactNode;
}

/** How a layer goes away; while something typed is not saved, it asks first. Draw `question` before the layer: what is drawn first goes first, and each gives the focus back to what is below it. */
export const useGuardedLeave = (
  dirty: boolean,
  leave: () => void,
  /** What is stored of it goes when it is given up. */
  draft?: Pick<SavedDraft<never, never>, 'drop'>,
): GuardedClose => {
  const [asking, setAsking] = useState(false);
  const giveUp = (): void => {
    draft?.drop();
    leave();
  };
  useUnsavedWork(dirty, giveUp);
  return {
    close: () => (dirty ? setAsking(true) : leave()),
    question: asking ? (
      <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={giveUp} />
    ) : null,
  };
};

/** The same for the one dialog over the frame. */
export const useGuardedClose = (
  dirty: boolean,
  draft?: Pick<SavedDraft<never, never>, 'drop'>,
): GuardedClose => {
  const dialogs = useRegistry().create('dialogs');
  return useGuardedLeave(dirty, () => dialogs.close(), draft);
};
