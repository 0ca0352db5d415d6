import type { ClassicRedirect } from '#core/classic/classic-windows.port.ts';

/** Where the classic portal is entered with a key: in the fragment on our own origin, which no log ever sees; elsewhere as a query parameter, since a foreign server reads no fragment. The key lives a minute and works once. */
export const classicAddress = (classicUrl: string, key: string, ownAddress: string): string => {
  const url = new URL(classicUrl, ownAddress);
  if (url.origin === new URL(ownAddress).origin) url.hash = new URLSearchParams({ key }).toString();
  else url.searchParams.set('key', key);
  return url.href;
};

/** Leaves for the classic portal in this very window (SECURITY.md §2.15); the sign-in page does not stay in the history. */
export const browserClassicRedirect = (
  classicUrl: string,
  location: Pick<Location, 'href' | 'replace'> = window.location,
): ClassicRedirect => ({
  enter: (key) => location.replace(classicAddress(classicUrl, key, location.href)),
});
