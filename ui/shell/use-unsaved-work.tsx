import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SavedDraft } from '../forms/saved-draft.ts';
import { DiscardQuestion } from '../kit/dialog.tsx';
import { useRegistry } from './registry.ts';

/**
 * Registers unsaved input, so that leaving asks first and the page is not reloaded. `discard` drops the input; `loss`
 * describes a partial loss. With `finish`, leaving saves first and asks only if that fails.
 */
export const useUnsavedWork = (
  dirty: boolean,
  discard: () => void,
  loss: string | null = null,
  finish: (() => Promise<boolean>) | null = null,
): void => {
  const registry = useRegistry();
  const now = useRef({ discard, loss, finish });
  useEffect(() => {
    now.current = { discard, loss, finish };
  }, [discard, loss, finish]);
  useEffect(
    () =>
      dirty
        ? registry.create('unsavedWork').hold(
            () => now.current.discard(),
            () => now.current.loss,
            now.current.finish && (async () => (await now.current.finish?.()) ?? false),
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
 * Returns a close function that asks first while input is unsaved. Render `question` before the layer: elements unmount in
 * that order, each returning the focus to the element below.
 */
export const useGuardedLeave = (
  dirty: boolean,
  leave: () => void,
  /** The saved draft, which is removed when the person discards the edit. */
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

/** Returns a function that closes the open dialog and asks first while input is unsaved. */
export const useGuardedClose = (
  dirty: boolean,
  draft?: Pick<SavedDraft<never, never>, 'drop'>,
): GuardedClose => {
  const dialogs = useRegistry().create('dialogs');
  return useGuardedLeave(dirty, () => dialogs.close(), draft);
};
