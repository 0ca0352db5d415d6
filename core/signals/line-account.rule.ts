/** Checks whether an account was programmed. An account that contains only zeros was not. */
const isNamed = (account: string): boolean => /[^0]/.test(account);

const padless = (account: string): string => account.toUpperCase().replace(/^0+/, '');

/**
 * Returns the account in a line that cannot be read: after a number sign, or before the Contact ID message type. Null if
 * there is no account or the account is ambiguous.
 */
export const lineAccount = (text: string): string | null => {
  const marked = Array.from(text.matchAll(/#([0-9A-Fa-f]{1,16})(?=[|[\]])/g), ([, one = '']) => one)
    .filter(isNamed)
    .map((one) => one.toUpperCase());
  const [first] = marked;
  if (first !== undefined)
    return marked.every((one) => padless(one) === padless(first)) ? first : null;
  const [, plain] =
    /^\s*(?:5[0-9A-F]{2,5}\s+18\s*)?([0-9A-F]{3,10})[\s\-.,]*(?:18|98)?[\s\-.,]*[136ERP]\d{3}(?!\d*[A-Za-z])/i.exec(
      text,
    ) ??
    /^\s*([0-9B-F]{4})\s*(?:18|98)/i.exec(text) ??
    [];
  return plain === undefined || !isNamed(plain) ? null : plain.toUpperCase();
};
