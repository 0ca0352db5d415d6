import { useSearchParams } from 'react-router-dom';

/** What stands open over the list, in the address; opening is one step of Back. */
export const useZoneAddress = (): {
  readonly word: string | null;
  readonly open: (word: string | null) => void;
} => {
  const [query, setQuery] = useSearchParams();
  const open = (word: string | null): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (word === null) next.delete('zone');
        else next.set('zone', word);
        return next;
      },
      { replace: word === null },
    );
  return { word: query.get('zone'), open };
};
