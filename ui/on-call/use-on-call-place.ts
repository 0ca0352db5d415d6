import { useMemo } from 'react';
import { useAddressValues } from '../shell/use-address-values.ts';
import { editedQuery, panelQuery, readOnCallPlace, type OnCallPlace } from './on-call-place.ts';

/** The panel and the editor in the address, so that a reload, Back and a shared link open them (ui README §8). */
export const useOnCallPlace = () => {
  const [query, change] = useAddressValues();
  return useMemo(
    () => ({
      place: readOnCallPlace((name) => query.get(name)),
      open: (...named: Parameters<typeof panelQuery>): void => change(panelQuery(...named)),
      edit: (edited: OnCallPlace['edited']): void => change(editedQuery(edited)),
      // Closing replaces the history entry: Back must not reopen the panel, and the person has already been asked about unsaved input.
      closePanel: (): void => change(panelQuery(null), { replace: true }),
      closeEdited: (): void => change(editedQuery(null), { replace: true }),
    }),
    [query, change],
  );
};

export type OnCallAddress = ReturnType<typeof useOnCallPlace>;
