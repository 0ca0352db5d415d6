import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Which row of a list is opened stands in the address under the name of what it is, so that reload and Back lead to it (ui README §8). */
export const useOpened = (name: string) => {
  const [query, setQuery] = useSearchParams();
  const open = useCallback(
    (id: string | null) =>
      setQuery((said) => {
        const next = new URLSearchParams(said);
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      }),
    [name, setQuery],
  );
  const close = useCallback(() => open(null), [open]);
  return { id: query.get(name), open, close };
};
