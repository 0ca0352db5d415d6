import { useAddressValues } from '../shell/use-address-values.ts';

/** Returns the panel named in the URL and functions that open and close it. Opening adds a history entry. */
export const useZoneAddress = (): {
  readonly word: string | null;
  readonly open: (word: string | null) => void;
} => {
  const [query, say] = useAddressValues();
  const open = (word: string | null): void => say({ zone: word }, { replace: word === null });
  return { word: query.get('zone'), open };
};
