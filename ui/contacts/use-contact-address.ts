import { useAddressValues } from '../shell/use-address-values.ts';

/** Stands in the address for somebody who is not on the list yet. */
export const NEW_CONTACT = 'new';

/** Which contact the address opens (`contact`), and how it is opened and closed. */
export const useContactAddress = (): {
  readonly named: string | null;
  readonly open: (id: string) => void;
  readonly close: () => void;
} => {
  const [query, change] = useAddressValues();
  const say = (id: string | null): void =>
    change({ contact: id }, { replace: id === null, preventScrollReset: true });
  return { named: query.get('contact'), open: say, close: () => say(null) };
};
