/** Currencies the provider bills in; each has a hundred cents. */
export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

const SIGNS: Readonly<Record<Currency, string>> = { USD: '$', CAD: 'CA$' };

/** An amount of integer cents without its currency: `1,234.50`, what is owed to the dealer with a minus. */
export const plainMoney = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
};

/** An amount of integer cents in its currency: `$1,234.50`, `-$5.00`. */
export const moneyText = (cents: number, currency: Currency): string =>
  cents < 0 ? `-${SIGNS[currency]}${plainMoney(-cents)}` : `${SIGNS[currency]}${plainMoney(cents)}`;

/** An amount in whole units, where cents say nothing: `$1,235`. */
export const roundMoney = (cents: number, currency: Currency): string =>
  moneyText(Math.round(cents / 100) * 100, currency).slice(0, -3);

/** An amount for a file that is counted with: `1234.50`; below nothing a number, because a text that begins with a minus is marked as no formula. */
export const moneyFigure = (cents: number): string | number =>
  cents < 0 ? cents / 100 : plainMoney(cents).replaceAll(',', '');

/** The most cents an amount may have: ten billion, far below where numbers lose cents. */
export const MOST_CENTS = 1000000000000;

/** Cents of an amount as people write it, `$1,234.50`, `12,5`, `12`; null for what is none. The last point or comma before one or two digits begins the cents. */
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
