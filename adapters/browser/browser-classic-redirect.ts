import type { ClassicRedirect } from '#core/classic/classic-windows.port.ts';

/**
 * Returns the address that opens the classic portal with a one-time key. On our own origin the key is in the fragment,
 * which no log ever contains. On another origin it is a query parameter, because that server cannot read a fragment. The
 * key is valid for one minute and works once.
 */
export const classicAddress = (classicUrl: string, key: string, ownAddress: string): string => {
  const url = new URL(classicUrl, ownAddress);
  if (url.origin === new URL(ownAddress).origin) url.hash = new URLSearchParams({ key }).toString();
  else url.searchParams.set('key', key);
  return url.href;
};

/** Opens the classic portal in the same window (SECURITY.md §2.15) and removes the sign-in page from the history. */
export const browserClassicRedirect = (
  classicUrl: string,
  location: Pick<Location, 'href' | 'replace'> = window.location,
): ClassicRedirect => ({
  enter: (key) => location.replace(classicAddress(classicUrl, key, location.href)),
});
