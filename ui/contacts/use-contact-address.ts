import { useAddressValues } from '../shell/use-address-values.ts';

/** The address value of a contact that is not on the list yet. */
export const NEW_CONTACT = 'new';

/** Returns the contact named in the address (`contact`), with functions to open and close it. */
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
