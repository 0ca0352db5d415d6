import { useEffect, useState } from 'react';

/** False, and true once `ms` have passed while the component was shown. */
export const useDelay = (ms: number): boolean => {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
};
