const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits of every script as 0 to 9, and full-width signs as the plain ones: people type what their keyboard has. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // A script has its ten digits side by side, zero first.
    let zero = code;
    while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
    return String(code - zero);
  });
