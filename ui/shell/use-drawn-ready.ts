import { useDeferredValue } from 'react';

/**
 * Returns true a moment after `isReady` becomes true, and false at once. React draws what the caller shows then in small
 * steps, so that the page still reacts; after a change of a MobX value React would draw all of it in one step.
 */
export const useDrawnReady = (isReady: boolean): boolean => useDeferredValue(isReady) && isReady;
