let delivered: ((event: PopStateEvent) => void) | null = null;

/**
 * Registers the popstate listener before the router registers its own. The function that handles the events is set much
 * later by `hearFirst`.
 */
export const listenFirst = (): void => addEventListener('popstate', (event) => delivered?.(event));

/** Makes `listener` receive every popstate event from now on. A previous listener is replaced. */
export const hearFirst = (listener: (event: PopStateEvent) => void): void => {
  delivered = listener;
};
