let delivered: ((event: PopStateEvent) => void) | null = null;

/** Listens to Back and Forward before the router, which begins after this; what the guard of them needs comes much later. */
export const listenFirst = (): void => addEventListener('popstate', (event) => delivered?.(event));

/** Tells a listener of every move from now on, instead of the one before. */
export const hearFirst = (listener: (event: PopStateEvent) => void): void => {
  delivered = listener;
};
