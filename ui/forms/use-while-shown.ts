import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that runs `act` only while the component is shown, so that a late answer closes only its own panel. */
export const useWhileShown = (): ((act: () => void) => void) => {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback((act) => {
    if (shown.current) act();
  }, []);
};
