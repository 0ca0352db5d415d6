import { useAddressValues } from '../shell/use-address-values.ts';

/** What stands open over the list, in the address; opening is one step of Back. */
export const useZoneAddress = (): {
  readonly word: string | null;
  readonly open: (word: string | null) => void;
} => {
  const [query, say] = useAddressValues();
  const open = (word: string | null): void => say({ zone: word }, { replace: word === null });
  return { word: query.get('zone'), open };
};
