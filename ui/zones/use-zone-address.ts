import { useAddressValues } from '../shell/use-address-values.ts';

/** Returns the panel open over the list, stored in the address. Opening adds one history entry. */
export const useZoneAddress = (): {
  readonly word: string | null;
  readonly open: (word: string | null) => void;
} => {
  const [query, say] = useAddressValues();
  const open = (word: string | null): void => say({ zone: word }, { replace: word === null });
  return { word: query.get('zone'), open };
};
