const SPELLED = /^\+?[\d\s().-]+$/;
/** A trunk zero as it is printed behind a country: "+44 (0)20 …"; it is never dialled with one. */
const TRUNK_ZERO = /\(\s*0\s*\)/;
/** What is dialled before a country, from most countries and from North America. */
const ABROAD = /^(?:00|011)(?=\d{7,15}$)/;
const NORTH_AMERICAN = /^1[2-9]\d{9}$/;
const FORMAT = /\p{Cf}/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** Whether digits with their country can be a number (E.164); those of North America have ten behind the 1. */
const isDialled = (digits: string): boolean =>
  digits.startsWith('1') ? NORTH_AMERICAN.test(digits) : /^[2-9]\d{6,14}$/.test(digits);

/**
 * The one form in which a number is dialled and texted, however it was typed: `+`, country and number (E.164). Ten digits
 * alone are North American; `00`, `011` and `(0)` are read as they are meant. Null for what nobody can be reached at.
 */
export const phoneNumber = (typed: string): string | null => {
  const text = typed.normalize('NFKC').replace(FORMAT, '').replace(DASHES, '-').trim();
  if (!SPELLED.test(text)) return null;
  const plain = text.replace(TRUNK_ZERO, '').replace(/\D/g, '');
  const abroad = text.startsWith('+') ? plain : plain.replace(ABROAD, '');
  const isAbroad = text.startsWith('+') || abroad !== plain;
  if (isAbroad) return isDialled(abroad) ? `+${abroad}` : null;
  const digits = text.replace(/\D/g, '');
  if (digits.length < 10) return null;
  const whole = digits.length === 10 ? `1${digits}` : digits;
  return isDialled(whole) ? `+${whole}` : null;
};

const EXTENSION = /^(.*?\d[\s).]*?)\s*[,;]?\s*(?:extension|ext|x|#)\s*[.:=]?\s*(\d{1,6})$/i;

/** A number with the extension written behind it: "207-555-0161 x12", ";ext=99". */
export const splitExtension = (
  typed: string,
): { readonly number: string; readonly ext: string | null } => {
  const [, number, ext] = EXTENSION.exec(typed.trim()) ?? [];
  return number === undefined || ext === undefined || phoneNumber(number) === null
    ? { number: typed.trim(), ext: null }
    : { number: number.trim(), ext };
};
