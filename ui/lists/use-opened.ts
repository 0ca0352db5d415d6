import { useCallback } from 'react';
import { useAddressValues } from '../shell/use-address-values.ts';

/** Stores the opened row of a list in the query parameter `name`, so that reload and Back work (ui README §8). */
export const useOpened = (name: string) => {
  const [query, say] = useAddressValues();
  const open = useCallback((id: string | null): void => say({ [name]: id }), [name, say]);
  const close = useCallback((): void => open(null), [open]);
  // Turning to another row replaces the history entry, so that a single Back leaves the opened row.
  const turnTo = useCallback((id: string) => say({ [name]: id }, { replace: true }), [name, say]);
  return { id: query.get(name), open, close, turnTo };
};
