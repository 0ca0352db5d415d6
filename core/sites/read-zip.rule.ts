import { foldText } from '../kernel/fold-text.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/**
 * States and territories whose ZIP codes start with exactly one zero. `TWO_ZEROS` lists the states and territories whose
 * ZIP codes start with two zeros.
 */
const ONE_ZERO = (
  'CT, Connecticut, MA, Massachusetts, ME, Maine, NH, New Hampshire, NJ, New Jersey, RI, ' +
  'Rhode Island, VT, Vermont'
).split(', ');
const TWO_ZEROS = ['PR', 'Puerto Rico', 'VI', 'Virgin Islands', 'U.S. Virgin Islands'] as const;

/** All other states, whose ZIP codes never start with a zero. */
const NO_ZERO = (
  'AL, Alabama, AK, Alaska, AZ, Arizona, AR, Arkansas, CA, California, CO, Colorado, DE, ' +
  'Delaware, DC, District of Columbia, FL, Florida, GA, Georgia, HI, Hawaii, ID, Idaho, IL, ' +
  'Illinois, IN, Indiana, IA, Iowa, KS, Kansas, KY, Kentucky, LA, Louisiana, MD, Maryland, ' +
  'MI, Michigan, MN, Minnesota, MS, Mississippi, MO, Missouri, MT, Montana, NE, Nebraska, ' +
  'NV, Nevada, NM, New Mexico, NY, New York, NC, North Carolina, ND, North Dakota, OH, ' +
  'Ohio, OK, Oklahoma, OR, Oregon, PA, Pennsylvania, SC, South Carolina, SD, South Dakota, ' +
  'TN, Tennessee, TX, Texas, UT, Utah, VA, Virginia, WA, Washington, WV, West Virginia, WI, ' +
  'Wisconsin, WY, Wyoming, GU, Guam'
).split(', ');

const ZEROS: ReadonlyMap<string, string> = new Map(
  [
    ...ONE_ZERO.map((state) => [state, '0'] as const),
    ...TWO_ZEROS.map((state) => [state, '00'] as const),
    ...NO_ZERO.map((state) => [state, ''] as const),
  ].map(([state, zeros]) => [foldText(state), zeros]),
);

/** Checks whether a postal code in a file is a ZIP code whose leading zeros were removed, for example by a spreadsheet. */
export const hasLostZeros = (postalCode: string, region: string): boolean => {
  const isShort = /^\d{1,4}$/.test(postalCode.trim());
  return isShort && (region.trim() === '' || ZEROS.has(foldText(region.trim())));
};

/**
 * Reads a postal code from a file. Lost leading zeros are restored if the state makes them certain; otherwise the code is
 * refused with a message. Codes outside the United States stay unchanged.
 */
export const readZip = (postalCode: string, region: string): Result<string, string> => {
  const text = postalCode.trim();
  if (!hasLostZeros(text, region)) return ok(text);
  const zeros = ZEROS.get(foldText(region.trim()));
  if (zeros !== undefined && zeros !== '' && text.length + zeros.length === 5)
    return ok(`${zeros}${text}`);
  return err(
    `Postal code ${text} has ${text.length} digits, but a ZIP code has 5: a spreadsheet removed some. Format the column as text and enter it again`,
  );
};

/** Checks whether a text equals a stored number without its leading zeros. */
export const isWithoutZeros = (text: string, whole: string): boolean =>
  /^0+\d+$/.test(whole) && whole !== text && whole.replace(/^0+(?=\d)/, '') === text;

/** The error message for a spoken code that may have lost leading zeros. No message contains the code itself (domain guide 5.7). */
export const MAY_LACK_ZEROS =
  'may be missing zeros: a spreadsheet removed zeros from other numbers in this file. Format the columns as text and enter it again';
