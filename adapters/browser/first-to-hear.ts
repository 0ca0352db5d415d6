let current: ((event: PopStateEvent) => void) | null = null;

/** Registers the popstate listener before the router registers its own. `hearFirst` later sets the function that handles the events. */
export const listenFirst = (): void => addEventListener('popstate', (event) => current?.(event));

/** Makes `listener` receive every popstate event from now on. `listener` replaces any previous listener. */
export const hearFirst = (listener: (event: PopStateEvent) => void): void => {
  current = listener;
};
