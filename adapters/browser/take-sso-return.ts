/** Where this tab keeps what its sign-in page was asked for while the browser is at a provider: the query to come back to. */
export const SSO_TRIP = 'sso-trip';

/** The parts of a window that a return is read from. */
export interface ReturnWindow {
  readonly location: Pick<Location, 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** Merely naming it throws where storage is blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem'>;
}

/**
 * Takes what a trip to a provider put into the address out of it, before anything else is loaded, and puts back what the
 * sign-in was asked for before (spec §2.1 ssoCode, error=ssoError). Answers the one-time code, '' for a trip that
 * failed, null when nobody came back.
 */
export const takeSsoReturn = (window: ReturnWindow): string | null => {
  const query = new URLSearchParams(window.location.search);
  const code = query.get('ssoCode') ?? (query.get('error') === 'ssoError' ? '' : null);
  if (code === null) return null;
  let kept = '';
  try {
    kept = window.sessionStorage.getItem(SSO_TRIP) ?? '';
  } catch {
    kept = '';
  }
  window.history.replaceState(window.history.state, '', `/login${kept}`);
  return code;
};
