import * as z from 'zod/mini';

/** A library that travels to the browser with the portal, and the words it may be used under. */
export const licenceSchema = z.object({
  name: z.string(),
  version: z.string(),
  /** SPDX name. */
  licence: z.string(),
  text: z.string(),
});
export type Licence = z.infer<typeof licenceSchema>;

/** What the build wrote down about itself. */
export const buildInfoSchema = z.object({
  /** Changes with the program's content. */
  build: z.string(),
  licences: z.array(licenceSchema),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;
