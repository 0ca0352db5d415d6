/** The query parameters of a Support URL, apart from those of its lists. */
interface PersonQuery {
  readonly tab?: string;
  readonly user?: string | null;
  /** The filters of the list in the tab, by their names in the URL. */
  readonly list?: Readonly<Record<string, string>>;
}

/** Returns a path within Support. The path contains the person opened before, so that the Users tab leads back to that person. */
export const supportPath = ({ tab, user = null, list = {} }: PersonQuery = {}): string => {
  const parameters = Object.entries({
    ...(tab !== undefined && { tab }),
    ...list,
    ...(user !== null && { user }),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return ['/support', ...(parameters.length === 0 ? [] : [parameters.join('&')])].join('?');
};

/** Returns the path of one person in Support. */
export const personPath = (accountId: string): string => supportPath({ user: accountId });
