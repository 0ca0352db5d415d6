import { plainSigns, splitExtension } from '../kernel/phone-number.rule.ts';

/** Splits a number and its extension. An extension written after the number is used if there is no separate one. */
export const phoneParts = (number: string, ext: string) =>
  ext.trim() === '' ? splitExtension(number) : { number: plainSigns(number), ext: ext.trim() };
