/** Time zones of the United States, its territories and Canada, most populous first. */
export const USUAL_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Boise',
  'America/Toronto',
  'America/Halifax',
  'America/St_Johns',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Adak',
  'Pacific/Guam',
  'Pacific/Pago_Pago',
  'America/St_Thomas',
] as const;

/**
 * Other names of time zones, with the zone that each name means: old names, names in other vendors' systems, and
 * abbreviations. A standard-time name means the zone with daylight saving time.
 */
const ALSO: Readonly<Record<string, string>> = {
  'us/eastern': 'America/New_York',
  'us/central': 'America/Chicago',
  'us/mountain': 'America/Denver',
  'us/pacific': 'America/Los_Angeles',
  'us/arizona': 'America/Phoenix',
  'us/alaska': 'America/Anchorage',
  'us/hawaii': 'Pacific/Honolulu',
  'us/michigan': 'America/Detroit',
  'us/east-indiana': 'America/Indiana/Indianapolis',
  'us/aleutian': 'America/Adak',
  'us/samoa': 'Pacific/Pago_Pago',
  'america/indianapolis': 'America/Indiana/Indianapolis',
  'america/fort_wayne': 'America/Indiana/Indianapolis',
  'america/louisville': 'America/Kentucky/Louisville',
  'canada/eastern': 'America/Toronto',
  'canada/atlantic': 'America/Halifax',
  'canada/central': 'America/Winnipeg',
  'canada/mountain': 'America/Edmonton',
  'canada/pacific': 'America/Vancouver',
  'canada/newfoundland': 'America/St_Johns',
  'canada/saskatchewan': 'America/Regina',
  'eastern standard time': 'America/New_York',
  'central standard time': 'America/Chicago',
  'mountain standard time': 'America/Denver',
  'pacific standard time': 'America/Los_Angeles',
  'us mountain standard time': 'America/Phoenix',
  'us eastern standard time': 'America/Indiana/Indianapolis',
  'alaskan standard time': 'America/Anchorage',
  'hawaiian standard time': 'Pacific/Honolulu',
  'atlantic standard time': 'America/Halifax',
  'newfoundland standard time': 'America/St_Johns',
  'canada central standard time': 'America/Regina',
  'sa western standard time': 'America/Puerto_Rico',
  'west pacific standard time': 'Pacific/Guam',
  'aleutian standard time': 'America/Adak',
  est: 'America/New_York',
  edt: 'America/New_York',
  et: 'America/New_York',
  eastern: 'America/New_York',
  'eastern time': 'America/New_York',
  est5edt: 'America/New_York',
  cst: 'America/Chicago',
  cdt: 'America/Chicago',
  ct: 'America/Chicago',
  central: 'America/Chicago',
  'central time': 'America/Chicago',
  cst6cdt: 'America/Chicago',
  mst: 'America/Denver',
  mdt: 'America/Denver',
  mt: 'America/Denver',
  mountain: 'America/Denver',
  'mountain time': 'America/Denver',
  mst7mdt: 'America/Denver',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  pt: 'America/Los_Angeles',
  pacific: 'America/Los_Angeles',
  'pacific time': 'America/Los_Angeles',
  pst8pdt: 'America/Los_Angeles',
  arizona: 'America/Phoenix',
  akst: 'America/Anchorage',
  akdt: 'America/Anchorage',
  alaska: 'America/Anchorage',
  hst: 'Pacific/Honolulu',
  hawaii: 'Pacific/Honolulu',
  chst: 'Pacific/Guam',
  ast: 'America/Halifax',
  adt: 'America/Halifax',
  atlantic: 'America/Halifax',
};

// Cached formatters, because creating a formatter takes as long as using one 100 times. Null for an unknown zone.
const formatters = new Map<string, Intl.DateTimeFormat | null>();
const makeFormatter = (timeZone: string): Intl.DateTimeFormat | null => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  } catch {
    // Intl throws for an unknown zone.
    return null;
  }
};
const formatterOf = (timeZone: string): Intl.DateTimeFormat | null => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = makeFormatter(timeZone);
  if (formatters.size < 2000) formatters.set(timeZone, made);
  return made;
};

/**
 * Pattern for a zone name with a region, such as `America/Detroit`. Offsets and abbreviations do not match, because an
 * offset or abbreviation has no daylight saving time.
 */
const SHAPE = /^[A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2}$/;

/** Returns true if a text is the exact IANA name of a time zone. */
export const isTimeZone = (text: string): boolean =>
  text === 'UTC' ||
  (text.length <= 40 && SHAPE.test(text) && !text.startsWith('Etc/') && formatterOf(text) !== null);

/** Returns a function that calls `make` on first use and returns the cached value afterwards. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** Returns all time zones that users can choose. Zones of the United States and Canada come first. */
export const everyTimeZone: () => readonly string[] = once(() => {
  const usual: readonly string[] = USUAL_TIME_ZONES;
  return [
    ...usual,
    ...Intl.supportedValuesOf('timeZone').filter(
      (zone) =>
        isTimeZone(zone) && zone !== 'UTC' && !usual.includes(ALSO[zone.toLowerCase()] ?? zone),
    ),
    'UTC',
  ];
});

/**
 * Returns the time zone that a text means: an IANA name in any spelling, an old name, or a name such as "Eastern Standard
 * Time". Returns null if the text means no zone.
 */
export const readTimeZone = (input: string): string | null => {
  const text = input.trim().replaceAll(/\s+/g, ' ');
  const also = ALSO[text.toLowerCase()];
  if (also !== undefined) return also;
  const name = text.replaceAll(' ', '_');
  const listed = everyTimeZone().find(
    (zone) => zone.toLowerCase() === name.toLowerCase() || zoneText(zone) === text,
  );
  return listed ?? (isTimeZone(name) ? name : null);
};

/** Start of 2026 in milliseconds UTC, at which zone names are read, because decades ago many places had other zone names. */
const LATELY = 1767225600000;

/** Returns the display text of a time zone, with the place first: "Detroit, Eastern Time". */
export const zoneText = (timeZone: string): string => {
  const [, ...places] = timeZone.split('/');
  const place = (places.at(-1) ?? timeZone).replaceAll('_', ' ');
  const called = formatterOf(timeZone)
    ?.formatToParts(LATELY)
    .find(({ type }) => type === 'timeZoneName');
  return called === undefined || called.value === place ? place : `${place}, ${called.value}`;
};
