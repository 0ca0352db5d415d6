import * as z from 'zod/mini';

/** The codes of a row, in the form that is sealed. */
export const spreadsheetCodesSchema = z.object({
  code: z.optional(z.string()),
  duressCode: z.optional(z.string()),
});
