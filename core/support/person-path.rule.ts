/** What an address of Support says under the names that lists do not use. */
interface Said {
  readonly tab?: string;
  readonly user?: string | null;
  /** Filters of the tab's list, by their names in the address. */
  readonly list?: Readonly<Record<string, string>>;
}

/** An address within Support; the person one came from stays in it, so that the Users tab leads back to them. */
export const supportPath = ({ tab, user = null, list = {} }: Said = {}): string => {
  const said = Object.entries({
    ...(tab !== undefined && { tab }),
    ...list,
    ...(user !== null && { user }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return ['/support', ...(said.length === 0 ? [] : [said.join('&')])].join('?');
};

/** Where one person stands. */
export const personPath = (accountId: string): string => supportPath({ user: accountId });
