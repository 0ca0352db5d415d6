const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//],
  // User agent of the smoke checker, a monitoring client with its own account.
  ['Smoke checker', /^portal-smoke\//],
  ['Safari', /\bVersion\/.*\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b|\bMac OS X\b/],
  ['Linux', /\bLinux\b|\bX11\b/],
];

const named = (
  table: readonly (readonly [name: string, sign: RegExp])[],
  text: string,
): string | null => table.find(([, sign]) => sign.test(text))?.[0] ?? null;

/**
 * Describes browser and operating system, so that the owner recognizes the device. Only this coarse description is stored,
 * not the user agent (SECURITY.md §2.6).
 */
export const describeDevice = (userAgent: string | null): string => {
  const text = userAgent ?? '';
  const browser = named(BROWSERS, text);
  const system = named(SYSTEMS, text);
  if (browser !== null && system !== null) return `${browser} on ${system}`;
  if (browser !== null) return browser;
  return system === null ? 'A browser' : `A browser on ${system}`;
};
