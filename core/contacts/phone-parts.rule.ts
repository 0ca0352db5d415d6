import { plainSigns, splitExtension } from '../kernel/phone-number.rule.ts';

/** Splits a phone number into number and extension. If `ext` is empty, the extension is read from the number itself. */
export const phoneParts = (number: string, ext: string) =>
  ext.trim() === '' ? splitExtension(number) : { number: plainSigns(number), ext: ext.trim() };
