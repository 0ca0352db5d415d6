import { useMemo } from 'react';
import { useAddressValues } from '../shell/use-address-values.ts';
import { editedQuery, panelQuery, readOnCallPlace, type OnCallPlace } from './on-call-place.ts';

/** What stands open beside and over the schedule, as the address says it, so that reload, Back and a colleague's link lead there (ui README §8). */
export const useOnCallPlace = () => {
  const [query, change] = useAddressValues();
  return useMemo(
    () => ({
      place: readOnCallPlace((name) => query.get(name)),
      open: (...named: Parameters<typeof panelQuery>): void => change(panelQuery(...named)),
      edit: (edited: OnCallPlace['edited']): void => change(editedQuery(edited)),
      // What was open is over: nobody comes back to it, and what was typed in it has been asked about.
      closePanel: (): void => change(panelQuery(null), { replace: true }),
      closeEdited: (): void => change(editedQuery(null), { replace: true }),
    }),
    [query, change],
  );
};

export type OnCallAddress = ReturnType<typeof useOnCallPlace>;
