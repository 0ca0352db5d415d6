import { useCallback } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** Returns the query parameters and a function that changes several at once. Null removes a parameter; parameters not named stay. */
export const useAddressValues = () => {
  const [query, setQuery] = useSearchParams();
  const say = useCallback(
    (values: Readonly<Record<string, string | null>>, how?: NavigateOptions): void =>
      setQuery((before) => {
        const after = new URLSearchParams(before);
        for (const [name, word] of Object.entries(values))
          if (word === null) after.delete(name);
          else after.set(name, word);
        return after;
      }, how),
    [setQuery],
  );
  return [query, say] as const;
};
