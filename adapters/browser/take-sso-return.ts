/** sessionStorage key for the query string of the sign-in page, stored while the user signs in at an SSO provider. */
export const SSO_TRIP = 'sso-trip';

/** The parts of a window that `takeSsoReturn` uses. */
export interface ReturnWindow {
  readonly location: Pick<Location, 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  /** Merely reading this property throws when storage is blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem'>;
}

/**
 * Removes the SSO result from the URL before anything else loads, and restores the sign-in page's original query (spec
 * §2.1 ssoCode, error=ssoError). Returns the one-time code, '' when the SSO sign-in failed, or null when no SSO provider
 * opened the page.
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
