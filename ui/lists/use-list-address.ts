import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { addressNames } from '#core/lists/list-address.rule.ts';
import type { ListViewModel } from './list.view-model.ts';

/** Keeps a list in the address: it begins with it, writes what is asked over it, and follows Back; names of others stay (domain guide 5.5). */
export const useListAddress = <Row>(list: ListViewModel<Row>): void => {
  const [query, setQuery] = useSearchParams();
  const came = useNavigationType();
  const now = useRef({ query, setQuery });
  useEffect(() => {
    now.current = { query, setQuery };
  }, [query, setQuery]);
  useEffect(() => {
    list.open(
      (name) => now.current.query.get(name),
      (address) =>
        now.current.setQuery(
          (before) => {
            const after = new URLSearchParams(before);
            for (const name of addressNames(list.parts.shape)) after.delete(name);
            for (const [name, value] of Object.entries(address)) after.set(name, value);
            return after;
          },
          { replace: true },
        ),
    );
    return () => list.dispose();
  }, [list]);
  useEffect(() => {
    // What the list itself wrote replaces the address; what comes otherwise is followed.
    if (came !== NavigationType.Replace) list.follow((name) => query.get(name));
  }, [list, query, came]);
};
