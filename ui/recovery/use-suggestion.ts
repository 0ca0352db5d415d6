import { useEffect } from 'react';
import { useRegistry } from '../shell/registry.ts';

/** Begins with what was typed at the sign-in form, which the request for the dialog carries. */
export const useSuggestion = (model: { suggest(detail: string | null): void }): void => {
  const dialogs = useRegistry().create('dialogs');
  const detail = dialogs.request?.detail ?? null;
  useEffect(() => model.suggest(detail), [model, detail]);
};
