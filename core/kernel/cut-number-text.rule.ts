/** Returns true if a spreadsheet abbreviated a long number, so that its last digits are lost: `2.07556E+09`. */
export const isCutNumber = (text: string): boolean =>
  /^[+-]?\d([.,]\d+)?E\+?\d{1,3}$/i.test(text.trim()) && /[.,+]/.test(text);

/** Returns the message for such a cell, which no field accepts. */
export const cutNumberText = (text: string): string =>
  `${text.trim()} was cut short by a spreadsheet. Format the column as text and enter the whole number`;
