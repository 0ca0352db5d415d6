/** Access to the plain cookies that a script can read and write. */
export interface PageCookies {
  readonly secure: boolean;
  /** Returns every cookie of the page, in the format of `document.cookie`. */
  read(): string;
  write(cookie: string): void;
}

/** The cookies of the current document, read again at each use. */
export const documentCookies: PageCookies = {
  get secure() {
    return location.protocol === 'https:';
  },
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

/** Returns the value of one cookie from a `document.cookie` string, or null when there is no cookie of this name. */
export const readCookie = (cookies: string, name: string): string | null =>
  cookies
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Writes a cookie for the whole site. `attributes` has the syntax of cookie attributes, such as `Max-Age=60`. */
export const writeCookie = (
  cookies: PageCookies,
  pair: `${string}=${string}`,
  attributes: string,
): void => {
  cookies.write(`${pair}; Path=/; ${attributes}${cookies.secure ? '; Secure' : ''}`);
};
