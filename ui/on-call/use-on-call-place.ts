import { useMemo } from 'react';
import { useAddressValues } from '../shell/use-address-values.ts';
import { editedQuery, panelQuery, readOnCallPlace, type OnCallPlace } from './on-call-place.ts';

/** Returns the panel and editor named in the URL, and functions that open and close them (ui README §8). */
export const useOnCallPlace = () => {
  const [query, change] = useAddressValues();
  return useMemo(
    () => ({
      place: readOnCallPlace((name) => query.get(name)),
      open: (...named: Parameters<typeof panelQuery>): void => change(panelQuery(...named)),
      edit: (edited: OnCallPlace['edited']): void => change(editedQuery(edited)),
      // Closing replaces the history entry, so that Back does not reopen the panel.
      closePanel: (): void => change(panelQuery(null), { replace: true }),
      closeEdited: (): void => change(editedQuery(null), { replace: true }),
    }),
    [query, change],
  );
};

export type OnCallAddress = ReturnType<typeof useOnCallPlace>;
