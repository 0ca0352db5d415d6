/** Reads and writes the cookies that scripts can access. */
export interface PageCookies {
  readonly secure: boolean;
  /** Returns all cookies in the format of `document.cookie`. */
  read(): string;
  write(cookie: string): void;
}

/** The cookies of the current document. */
export const documentCookies: PageCookies = {
  get secure() {
    return location.protocol === 'https:';
  },
  read: () => document.cookie,
  write: (cookie) => {
    document.cookie = cookie;
  },
};

/** Returns the value of the cookie `name` from a `document.cookie` string, or null when there is no such cookie. */
export const readCookie = (cookies: string, name: string): string | null =>
  cookies
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;

/** Writes a cookie for the whole site. `attributes` are further cookie attributes, for example `Max-Age=60`. */
export const writeCookie = (
  cookies: PageCookies,
  pair: `${string}=${string}`,
  attributes: string,
): void => {
  cookies.write(`${pair}; Path=/; ${attributes}${cookies.secure ? '; Secure' : ''}`);
};
