let delivered: ((event: PopStateEvent) => void) | null = null;

/**
 * Registers a listener for Back and Forward before the router, which starts later. The guard that handles these events is
 * loaded much later.
 */
export const listenFirst = (): void => addEventListener('popstate', (event) => delivered?.(event));

/** Makes `listener` receive every Back and Forward from now on, instead of the previous listener. */
export const hearFirst = (listener: (event: PopStateEvent) => void): void => {
  delivered = listener;
};
