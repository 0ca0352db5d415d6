import { createContext } from 'react';

/** The element at the top of a page in which running tests appear; null to show them above the list of tests. */
export const RunningPlaceContext = createContext<HTMLElement | null>(null);
