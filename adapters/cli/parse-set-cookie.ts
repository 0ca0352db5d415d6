/** One cookie as kept; a time is milliseconds UTC, null = until the program ends. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly expiresAt: number | null;
  readonly secure: boolean;
  readonly httpOnly: boolean;
}

/** Whether a cookie's time has come. */
export const isDue = (cookie: Cookie, now: number): boolean =>
  cookie.expiresAt !== null && cookie.expiresAt <= now;

const defaultPath = (url: URL): string => {
  const directory = url.pathname.slice(0, url.pathname.lastIndexOf('/'));
  return directory === '' ? '/' : directory;
};

const expiry = (attributes: ReadonlyMap<string, string>, now: number): number | null => {
  const maxAge = attributes.get('max-age');
  // Max-Age goes before Expires, whichever comes first (RFC 6265, 5.3).
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return now + Number(maxAge) * 1000;
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? null : expires;
};

const keepsItsPrefix = (name: string, attributes: ReadonlyMap<string, string>): boolean => {
  if (name.startsWith('__Secure-')) return attributes.has('secure');
  if (!name.startsWith('__Host-')) return true;
  return attributes.has('secure') && attributes.get('path') === '/' && !attributes.has('domain');
};

const split = (text: string): readonly [string, string] => {
  const at = text.indexOf('=');
  return at < 0 ? [text.trim(), ''] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
};

/** Reads one `Set-Cookie` line (RFC 6265); null when it has no name, is for another host or breaks the promise of its prefix. */
export const parseSetCookie = (line: string, url: URL, now: number): Cookie | null => {
  const [pair = '', ...rest] = line.split(';');
  const [name, value] = split(pair);
  if (name === '' || !pair.includes('=')) return null;
  const attributes = new Map(
    rest.map((part) => {
      const [key, content] = split(part);
      return [key.toLowerCase(), content] as const;
    }),
  );
  const domain = attributes.get('domain')?.replace(/^\./, '').toLowerCase();
  if (domain !== undefined && domain !== '' && domain !== url.hostname) return null;
  if (!keepsItsPrefix(name, attributes)) return null;
  const path = attributes.get('path');
  return {
    name,
    value,
    path: path?.startsWith('/') === true ? path : defaultPath(url),
    expiresAt: expiry(attributes, now),
    secure: attributes.has('secure'),
    httpOnly: attributes.has('httponly'),
  };
};
