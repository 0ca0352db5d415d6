const SPELLED = /^\+?[\d\s().-]+$/;
/** Trunk zero written after a country code: "+44 (0)20 …". This zero is never dialed together with the country code. */
const TRUNK_ZERO = /\(\s*0\s*\)/;
/** International dialing prefix: `00` in most countries, `011` in North America. */
const ABROAD = /^(?:00|011)(?=\d{7,15}$)/;
const NORTH_AMERICAN = /^1[2-9]\d{9}$/;
const FORMAT = /\p{Cf}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

const TRUNK_CODES =
  '20 27 31 32 33 40 41 43 44 46 49 51 54 55 58 60 61 62 63 64 66 81 82 84 86 90 91 ' +
  '92 94 353 358 359 380 381 385 386 966 971 972';

/**
 * Country codes in which domestic numbers have a trunk zero that is dropped abroad. In other countries, such as Italy, a
 * leading zero belongs to the number.
 */
const TRUNK = new RegExp(`^(${TRUNK_CODES.replaceAll(' ', '|')})0(?=[1-9])`);

/** Returns true if digits with a country code form a possible E.164 number. North American numbers have ten digits after the 1. */
const isDialled = (digits: string): boolean =>
  digits.startsWith('1') ? NORTH_AMERICAN.test(digits) : /^[2-9]\d{6,14}$/.test(digits);

const dialledOf = (digits: string): string | null => {
  const dialled = digits.replace(TRUNK, '$1');
  return isDialled(digits) && isDialled(dialled) ? `+${dialled}` : null;
};

/** Returns typed text without invisible characters, with ASCII digits and dashes. */
export const plainSigns = (typed: string): string =>
  typed.normalize('NFKC').replace(FORMAT, '').replace(DASHES, '-').trim();

/**
 * Returns a typed phone number in E.164 form (`+`, country code, number), in which it is dialed and texted. Ten digits
 * alone are North American; `00`, `011`, `(0)` and a trunk zero are understood. Returns null if the text is not a callable
 * number.
 */
export const phoneNumber = (typed: string): string | null => {
  const text = plainSigns(typed);
  if (!SPELLED.test(text)) return null;
  const plain = text.replace(TRUNK_ZERO, '').replace(/\D/g, '');
  const abroad = text.startsWith('+') ? plain : plain.replace(ABROAD, '');
  const isAbroad = text.startsWith('+') || abroad !== plain;
  if (isAbroad) return dialledOf(abroad);
  const digits = text.replace(/\D/g, '');
  if (digits.length < 10) return null;
  const whole = digits.length === 10 ? `1${digits}` : digits;
  return dialledOf(whole);
};

const EXTENSION = /^(.*?\d[\s).]*?)\s*[,;]?\s*(?:extension|ext|x|#)\s*[.:=]?\s*(\d{1,6})$/i;

/** Splits a phone number from its extension: "207-555-0161 x12", ";ext=99". */
export const splitExtension = (
  typed: string,
): { readonly number: string; readonly ext: string | null } => {
  const text = plainSigns(typed);
  const [, number, ext] = EXTENSION.exec(text) ?? [];
  return number === undefined || ext === undefined || phoneNumber(number) === null
    ? { number: text, ext: null }
    : { number: number.trim(), ext };
};
