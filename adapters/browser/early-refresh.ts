import type { SessionMarker } from '#core/session/session-marker.port.ts';

/** The refresh that the page's first script sends, under the tabs' lock, when the session mark shows that a user is signed in. */
export interface EarlyRefresh {
  readonly address: string;
  /** The stored session mark that the script acted on. */
  readonly mark: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyRefresh?: EarlyRefresh | undefined;
  }
}

/**
 * Returns a `fetch` that answers the first refresh with the one that `ui/head.js` sent before the program had loaded, so
 * that the round trip overlaps the loading. All other requests are sent as usual. The early refresh is used only if the
 * session mark is still the same, because otherwise a session could resume under another user's name. If the early refresh
 * failed, the request is sent again.
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
