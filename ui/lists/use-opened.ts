import { useCallback } from 'react';
import { useAddressValues } from '../shell/use-address-values.ts';

/** Which row of a list is opened stands in the address under the name of what it is, so that reload and Back lead to it (ui README §8). */
export const useOpened = (name: string) => {
  const [query, say] = useAddressValues();
  const open = useCallback((id: string | null): void => say({ [name]: id }), [name, say]);
  const close = useCallback((): void => open(null), [open]);
  return { id: query.get(name), open, close };
};
