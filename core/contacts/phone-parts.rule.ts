import { plainSigns, splitExtension } from '../kernel/phone-number.rule.ts';

/** A number with its extension; one written behind the number counts where none stands apart. */
export const phoneParts = (number: string, ext: string) =>
  ext.trim() === '' ? splitExtension(number) : { number: plainSigns(number), ext: ext.trim() };
