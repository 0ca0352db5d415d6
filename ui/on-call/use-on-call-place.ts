import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { editedQuery, panelQuery, readOnCallPlace, type OnCallPlace } from './on-call-place.ts';

/** What stands open beside and over the schedule, as the address says it, so that reload, Back and a colleague's link lead there (ui README §8). */
export const useOnCallPlace = () => {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string | null>>, replace: boolean): void =>
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values))
            if (value === null) after.delete(name);
            else after.set(name, value);
          return after;
        },
        { replace },
      ),
    [setQuery],
  );
  return useMemo(
    () => ({
      place: readOnCallPlace((name) => query.get(name)),
      open: (...named: Parameters<typeof panelQuery>): void => change(panelQuery(...named), false),
      edit: (edited: OnCallPlace['edited']): void => change(editedQuery(edited), false),
      // What was open is over: nobody comes back to it, and what was typed in it has been asked about.
      closePanel: (): void => change(panelQuery(null), true),
      closeEdited: (): void => change(editedQuery(null), true),
    }),
    [query, change],
  );
};

export type OnCallAddress = ReturnType<typeof useOnCallPlace>;
