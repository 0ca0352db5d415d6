/** What an address of Support says under the names that lists do not use. */
interface PersonQuery {
  readonly tab?: string;
  readonly user?: string | null;
  /** Filters of the tab's list, by their names in the address. */
  readonly list?: Readonly<Record<string, string>>;
}

/** An address within Support; the person one came from stays in it, so that the Users tab leads back to them. */
export const supportPath = ({ tab, user = null, list = {} }: PersonQuery = {}): string => {
  const text = Object.entries({
    ...(tab !== undefined && { tab }),
    ...list,
    ...(user !== null && { user }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return ['/support', ...(text.length === 0 ? [] : [text.join('&')])].join('?');
};

/** Where one person stands. */
export const personPath = (accountId: string): string => supportPath({ user: accountId });
