import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { addressNames } from '#core/lists/read-list-query.rule.ts';
import type { Address } from './list-reading.ts';
import type { ListViewModel } from './list.view-model.ts';

/**
 * Stores a list's query in the URL and follows Back; other query parameters stay (domain guide 5.5). If the URL has no
 * query, the list starts with `kept`, the query that the user left when closing the list.
 */
export const useListAddress = <Row>(list: ListViewModel<Row>, kept = ''): void => {
  const [query, setQuery] = useSearchParams();
  const came = useNavigationType();
  const now = useRef({ query, setQuery, kept });
  const begun = useRef<URLSearchParams | null>(null);
  useEffect(() => {
    now.current = { query, setQuery, kept };
  }, [query, setQuery, kept]);
  useEffect(() => {
    const write = (address: Address) =>
      now.current.setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of addressNames(list.parts.shape)) after.delete(name);
          for (const [name, value] of Object.entries(address)) after.set(name, value);
          return after;
        },
        { replace: true },
      );
    const { query: given, kept: left } = now.current;
    begun.current = given;
    const asKept = given.size === 0 && left !== '';
    const from = asKept ? new URLSearchParams(left) : given;
    list.open((name) => from.get(name), write);
    if (asKept) write(list.address);
    return () => list.dispose();
  }, [list]);
  useEffect(() => {
    // Ignores the initial URL, which was already read, and replacements of the URL, which this hook makes itself.
    if (came !== NavigationType.Replace && query !== begun.current)
      list.follow((name) => query.get(name));
  }, [list, query, came]);
};
