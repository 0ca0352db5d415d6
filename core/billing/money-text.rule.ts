/** Currencies in which the provider bills, each with 100 cents per unit. */
export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

const SIGNS: Readonly<Record<Currency, string>> = { USD: '$', CAD: 'CA$' };

/** Formats integer cents without a currency sign: `1,234.50`. Amounts owed to the dealer have a minus sign. */
export const plainMoney = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
};

/** Formats integer cents with the currency sign: `$1,234.50`, `-$5.00`. */
export const moneyText = (cents: number, currency: Currency): string =>
  cents < 0 ? `-${SIGNS[currency]}${plainMoney(-cents)}` : `${SIGNS[currency]}${plainMoney(cents)}`;

/**
 * Returns an amount for a spreadsheet cell: `1234.50`. A negative amount is returned as a number, because text with a
 * leading minus sign would be escaped as a formula.
 */
export const moneyFigure = (cents: number): string | number =>
  cents < 0 ? cents / 100 : plainMoney(cents).replaceAll(',', '');

/** Maximum amount in cents: ten billion dollars, far below the range where numbers lose cents. */
export const MOST_CENTS = 1000000000000;

/**
 * Parses an amount such as `$1,234.50`, `12,5` or `12` into cents; null if the text is not an amount. The last point or
 * comma is the decimal separator if one or two digits follow it.
 */
export const parseMoney = (text: string): number | null => {
  const bare = text
    .trim()
    .replace(/^(?:(?:USD|CAD|US\$|CA\$|C\$|\$)\s*)|(?:\s*(?:USD|CAD|\$))$/gi, '');
  const found = /^(\d{1,3}(?:([,. '])\d{3}(?:\2\d{3})*)|\d+)(?:([.,])(\d{1,2}))?$/.exec(
    bare.trim(),
  );
  if (found === null) return null;
  const [, whole = '', grouping, point, cents = ''] = found;
  if (point !== undefined && point === grouping) return null;
  const value = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return value <= MOST_CENTS ? value : null;
};
