const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const HALF = String.raw`(\d{1,3}(?:\.\d+)?)\s*°?(?:\s*(\d{1,2}(?:\.\d+)?)\s*')?(?:\s*(\d{1,2}(?:\.\d+)?)\s*")?`;
const SIDED = String.raw`(?:([NSEW])\s*${HALF}|${HALF}\s*([NSEW]))`;

/** Latitude and longitude as numbers: typed, and in the links of the usual maps. The place of a pin comes before the view. */
const NUMBERS = [
  new RegExp(`^${NUMBER}°?(?:\\s*[,;]\\s*|\\s+)${NUMBER}°?$`, 'u'),
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'u'),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`, 'u'),
  new RegExp(
    `[?&](?:q|query|ll|coordinate|destination|daddr|center)=(?:loc:)?${NUMBER},\\s*${NUMBER}`,
    'u',
  ),
  new RegExp(`[@:]${NUMBER},${NUMBER}`, 'u'),
  new RegExp(`#map=\\d{1,2}/${NUMBER}/${NUMBER}`, 'u'),
];

/** Degrees with their side, such as `43°39'25.6"N 70°15'12.2"W` or `N 43.65, W 70.25`. */
const SIDES = new RegExp(`^${SIDED}(?:\\s*[,;]\\s*|\\s*)${SIDED}$`, 'iu');

const plain = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/%2C/giu, ',')
    .replaceAll(/[\u2018\u2019\u2032]/gu, "'")
    .replaceAll(/[\u201C\u201D\u2033]|''/gu, '"')
    .replaceAll('\u00BA', '°')
    .replaceAll('\u2212', '-');

interface Side {
  readonly side: string;
  readonly degrees: number;
}

const sideOf = (found: readonly (string | undefined)[]): Side | null => {
  const [before, d1, m1, s1, d2, m2, s2, after] = found;
  const [minutes, seconds] = [Number(m1 ?? m2 ?? 0), Number(s1 ?? s2 ?? 0)];
  if (minutes >= 60 || seconds >= 60) return null;
  const side = (before ?? after ?? '').toUpperCase();
  const degrees = Number(d1 ?? d2) + minutes / 60 + seconds / 3600;
  return { side, degrees: side === 'S' || side === 'W' ? -degrees : degrees };
};

const fromSides = (text: string): readonly [number, number] | null => {
  const found = SIDES.exec(text);
  const halves = found === null ? [] : [sideOf(found.slice(1, 9)), sideOf(found.slice(9, 17))];
  const of = (sides: string) => halves.find((half) => half !== null && sides.includes(half.side));
  const [latitude, longitude] = [of('NS'), of('EW')];
  return latitude && longitude ? [latitude.degrees, longitude.degrees] : null;
};

const fromNumbers = (text: string): readonly [number, number] | null => {
  for (const pattern of NUMBERS) {
    const found = pattern.exec(text);
    if (found !== null) return [Number(found[1]), Number(found[2])];
  }
  return null;
};

/**
 * Reads a location as people bring it: coordinates in the usual writings, latitude first unless each has its side, or a
 * link copied from a map. Returns "latitude, longitude" in degrees with five decimals, which is about a yard, or null.
 */
export const readMapPoint = (typed: string): string | null => {
  const text = plain(typed);
  const [latitude, longitude] = fromSides(text) ?? fromNumbers(text) ?? [NaN, NaN];
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  // Adding zero turns the negative zero into zero.
  return [latitude, longitude]
    .map((degrees) => (Math.round(degrees * 1e5) / 1e5 + 0).toFixed(5))
    .join(', ');
};
