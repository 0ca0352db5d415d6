import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { DiscardQuestion } from '../kit/dialog.tsx';
import { useRegistry } from './registry.ts';

/**
 * Registers unsaved input of this component: the page is not reloaded, and no screen is left without asking. `discard`
 * gives up the input; `loss` describes the loss when it is not all of it.
 */
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

/**
 * Returns how to close a layer, which asks first while input is unsaved. Render `question` before the layer: elements are
 * removed in that order, and each gives the focus back to the element below it.
 */
export const useGuardedLeave = (
  dirty: boolean,
  leave: () => void,
  /** A discarded edit also removes its saved draft. */
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

/** Returns how to close the one dialog over the frame, which asks first while input is unsaved. */
export const useGuardedClose = (
  dirty: boolean,
  draft?: Pick<SavedDraft<never, never>, 'drop'>,
): GuardedClose => {
  const dialogs = useRegistry().create('dialogs');
  return useGuardedLeave(dirty, () => dialogs.close(), draft);
};
