import { useMemo } from 'react';
import { useAddressValues } from '../shell/use-address-values.ts';
import { editedQuery, panelQuery, readOnCallPlace, type OnCallPlace } from './on-call-place.ts';

/** Returns the panel and editor in the URL. A reload, Back and a shared link therefore open the same ones (ui README §8). */
export const useOnCallPlace = () => {
  const [query, change] = useAddressValues();
  return useMemo(
    () => ({
      place: readOnCallPlace((name) => query.get(name)),
      open: (...named: Parameters<typeof panelQuery>): void => change(panelQuery(...named)),
      edit: (edited: OnCallPlace['edited']): void => change(editedQuery(edited)),
      // Closing replaces the history entry, so that Back does not reopen the panel. The person was already asked about unsaved input.
      closePanel: (): void => change(panelQuery(null), { replace: true }),
      closeEdited: (): void => change(editedQuery(null), { replace: true }),
    }),
    [query, change],
  );
};

export type OnCallAddress = ReturnType<typeof useOnCallPlace>;
