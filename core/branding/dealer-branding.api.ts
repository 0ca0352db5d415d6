import * as z from 'zod/mini';
import { operation } from '../operations/operation.ts';
import { brandingSchema } from './branding.schema.ts';

const groupText = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

export const dealerBrandingApi = {
  /**
   * Returns the public fields of a dealer's branding (domain guide 6.14). An unknown dealer number gets the default
   * branding, so that dealer numbers cannot be probed.
   */
  dealerBranding: operation({
    summary: 'Branding before sign-in',
    access: { kind: 'open' },
    input: { siteGroup: z.optional(groupText) },
    output: brandingSchema,
  }),
};
