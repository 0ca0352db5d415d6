const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Converts digits of all scripts to 0–9 and full-width characters to ASCII, because people type what their keyboard offers. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // The ten digits of a script have consecutive code points, starting with zero.
    let zero = code;
    while (code - zero < 9 && isDigit(zero - 1)) zero -= 1;
    return String(code - zero);
  });
