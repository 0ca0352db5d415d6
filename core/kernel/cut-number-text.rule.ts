/** Returns true if a spreadsheet abbreviated a long number and so lost its last digits: `2.07556E+09`. */
export const isCutNumber = (text: string): boolean =>
  /^[+-]?\d([.,]\d+)?E\+?\d{1,3}$/i.test(text.trim()) && /[.,+]/.test(text);

/** Returns the message for a number that a spreadsheet abbreviated. */
export const cutNumberText = (text: string): string =>
  `${text.trim()} was shortened by a spreadsheet. Format the column as text and enter the full number`;
