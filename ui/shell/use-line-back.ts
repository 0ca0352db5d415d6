import { useEffect, useRef } from 'react';
import { useModel } from './use-model.ts';

/** Asks again what did not get through, once the line is back; nothing while nothing failed. Used in an `observer`. */
export const useLineBack = (failed: boolean, again: () => void): void => {
  const { returns } = useModel('live');
  const seen = useRef(returns);
  useEffect(() => {
    if (seen.current === returns) return;
    seen.current = returns;
    if (failed) again();
  });
};
