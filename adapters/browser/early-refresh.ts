import type { SessionMarker } from '#core/session/session-marker.port.ts';

/**
 * The token refresh that the page's first script sends when the session mark shows a signed-in user. The script holds the
 * tabs' refresh lock until the refresh ends.
 */
export interface EarlyRefresh {
  readonly address: string;
  /** The stored session mark on which the script based its refresh. */
  readonly mark: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyRefresh?: EarlyRefresh | undefined;
  }
}

/**
 * Returns a `fetch` that answers the first refresh with the response to the early refresh, which `ui/head.js` sent while
 * the program was loading. The early response is used only if the session mark is unchanged, so that the session cannot
 * resume under another user's name.
 */
export const fetchAfterEarly = (
  page: Pick<Window, 'earlyRefresh'> & { readonly location: Pick<Location, 'origin'> },
  marker: SessionMarker,
  send: typeof fetch,
): typeof fetch => {
  const isSame = (address: unknown, early: EarlyRefresh): boolean => {
    const mark = marker.read();
    return (
      mark.kind === 'signedIn' &&
      early.mark === `in:${mark.label}` &&
      address === page.location.origin + early.address
    );
  };
  return (input, init) => {
    const early = page.earlyRefresh;
    if (early === undefined || !isSame(input, early)) return send(input, init);
    delete page.earlyRefresh;
    return early.answer.catch(() => send(input, init));
  };
};
