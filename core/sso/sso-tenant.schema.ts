import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** The identity providers by their names in the product (spec §3 "SSO tenant"). */
export const SSO_PROVIDERS = ['Microsoft', 'Okta', 'DUO'] as const;
export const ssoProviderSchema = z.enum(SSO_PROVIDERS);
export type SsoProvider = z.infer<typeof ssoProviderSchema>;

/** A dealer that signs in through its own company, with the providers it has set up (spec §2.4). */
export const ssoTenantSchema = z.object({
  siteGroupNum: z.int(),
  dealerName: z.string(),
  providers: z.array(ssoProviderSchema),
});
export type SsoTenant = z.infer<typeof ssoTenantSchema>;

/** The tenant picker's field; which company it names only the server knows (spec §5 "SSO: team domain required"). */
export const teamDomainSchema = z.object({
  teamDomain: requiredText('Team domain', LIMITS.teamDomain),
});
