import * as z from 'zod/mini';

/** A library shipped to the browser, with its license text. */
export const licenceSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX license identifier. */
  licence: z.string(),
  text: z.string(),
});
export type Licence = z.infer<typeof licenceSchema>;

/** The build's information about itself. */
export const buildInfoSchema = z.object({
  /** Build identifier, which changes with the program's content. */
  build: z.string(),
  licences: z.array(licenceSchema),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;
