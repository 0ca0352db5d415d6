/** Whether a spreadsheet wrote a long number short, so that its last digits are gone: `2.07556E+09`. */
export const isCutNumber = (text: string): boolean =>
  /^[+-]?\d([.,]\d+)?E\+?\d{1,3}$/i.test(text.trim()) && /[.,+]/.test(text);

/** Why such a cell is taken by nobody. */
export const cutNumberText = (text: string): string =>
  `${text.trim()} was cut short by a spreadsheet. Format the column as text and enter the whole number`;
