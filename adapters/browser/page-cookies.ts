/** Where a script can keep a plain cookie; the document's own by default. */
export interface PageCookies {
  readonly secure: boolean;
  /** Every cookie of the page, as a document says them. */
  read(): string;
  write(cookie: string): void;
}

/** The cookies of the page this runs in, asked for at each use. */
export const documentCookies: PageCookies = {
  get secure() {
    return location.protocol === 'https:';
  },
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

/** The value of a cookie among those of a page, as `document.cookie` says them; null while there is none of this name. */
export const readCookie = (cookies: string, name: string): string | null =>
  cookies
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Writes a cookie of the whole site; `attributes` are said as a cookie says them. */
export const writeCookie = (
  cookies: PageCookies,
  pair: `${string}=${string}`,
  attributes: string,
): void => {
  cookies.write(`${pair}; Path=/; ${attributes}${cookies.secure ? '; Secure' : ''}`);
};
