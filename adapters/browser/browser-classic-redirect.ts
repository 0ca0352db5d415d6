import type { ClassicRedirect } from '#core/classic/classic-windows.port.ts';

/**
 * Returns the URL that opens the classic portal with a one-time key, which is valid for one minute. On the portal's own
 * origin, the key is in the fragment, which is never logged. On another origin, the key is a query parameter, because a
 * server cannot read a fragment.
 */
export const classicAddress = (classicUrl: string, key: string, ownAddress: string): string => {
  const url = new URL(classicUrl, ownAddress);
  if (url.origin === new URL(ownAddress).origin) url.hash = new URLSearchParams({ key }).toString();
  else url.searchParams.set('key', key);
  return url.href;
};

/** Opens the classic portal in the same window and replaces the sign-in page in the browser history (SECURITY.md §2.15). */
export const browserClassicRedirect = (
  classicUrl: string,
  location: Pick<Location, 'href' | 'replace'> = window.location,
): ClassicRedirect => ({
  enter: (key) => location.replace(classicAddress(classicUrl, key, location.href)),
});
