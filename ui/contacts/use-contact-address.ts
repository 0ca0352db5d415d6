import { useSearchParams } from 'react-router-dom';

/** Stands in the address for somebody who is not on the list yet. */
export const NEW_CONTACT = 'new';

/** Which contact the address opens (`contact`), and how it is opened and closed. */
export const useContactAddress = (): {
  readonly named: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
} => {
  const [query, setQuery] = useSearchParams();
  const say = (id: string | null): void =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete('contact');
        else after.set('contact', id);
        return after;
      },
      { replace: id === null, preventScrollReset: true },
    );
  return { named: query.get('contact'), open: say, close: () => say(null) };
};
