/** Returns the place of a time zone: "New York" for `America/New_York`. */
export const zoneName = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
