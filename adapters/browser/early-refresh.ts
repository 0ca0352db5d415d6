import type { SessionMarker } from '#core/session/session-marker.port.ts';

/** What the page's first script leaves behind when the mark says that somebody is signed in: the refresh it sent, under the tabs' lock. */
export interface EarlyRefresh {
  readonly address: string;
  /** The mark it went by, as it is stored. */
  readonly mark: string;
  readonly answer: Promise<Response>;
}

declare global {
  interface Window {
    earlyRefresh?: EarlyRefresh | undefined;
  }
}

/**
 * A `fetch` that answers the first refresh with the one that left before the program was there (`ui/head.js`): the round
 * trip passes while the program is being read, and everything else goes its usual way. It counts only while the mark is
 * the one it went by, or a session would be resumed under the name of another; one that failed is sent again.
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
