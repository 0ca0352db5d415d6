import { useAddressValues } from '../shell/use-address-values.ts';

/** The query parameter value for a new contact. */
export const NEW_CONTACT = 'new';

/** Returns the contact id in the query parameter `contact`, with functions to set and remove the parameter. */
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
