/** The query parameters of a Support address that lists do not use. */
interface PersonQuery {
  readonly tab?: string;
  readonly user?: string | null;
  /** The filters of the tab's list, by their names in the address. */
  readonly list?: Readonly<Record<string, string>>;
}

/** Returns an address within Support. It includes the person opened before, so that the Users tab leads back to them. */
export const supportPath = ({ tab, user = null, list = {} }: PersonQuery = {}): string => {
  const text = Object.entries({
    ...(tab !== undefined && { tab }),
    ...list,
    ...(user !== null && { user }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return ['/support', ...(text.length === 0 ? [] : [text.join('&')])].join('?');
};

/** Returns the path of one person in Support. */
export const personPath = (accountId: string): string => supportPath({ user: accountId });
