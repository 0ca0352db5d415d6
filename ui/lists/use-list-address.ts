import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { addressNames } from '#core/lists/read-list-query.rule.ts';
import type { Address } from './list-reading.ts';
import type { ListViewModel } from './list.view-model.ts';

/** Keeps a list in the address: it begins with it, writes what is asked over it, and follows Back; names of others stay (domain guide 5.5). An address that says nothing begins with `kept`, as the list was left. */
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
    // What the list began with is no news, and what it wrote replaces the address; what comes otherwise is followed.
    if (came !== NavigationType.Replace && query !== begun.current)
      list.follow((name) => query.get(name));
  }, [list, query, came]);
};
