import { useCallback } from 'react';
import { useAddressValues } from '../shell/use-address-values.ts';

/** Keeps the opened row of a list in the address, under the name of its kind, so that reload and Back work (ui README §8). */
export const useOpened = (name: string) => {
  const [query, say] = useAddressValues();
  const open = useCallback((id: string | null): void => say({ [name]: id }), [name, say]);
  const close = useCallback((): void => open(null), [open]);
  return { id: query.get(name), open, close };
};
