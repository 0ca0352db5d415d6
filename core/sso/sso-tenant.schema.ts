import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** The identity providers by their product names (spec §3 "SSO tenant"). */
export const SSO_PROVIDERS = ['Microsoft', 'Okta', 'DUO'] as const;
export const ssoProviderSchema = z.enum(SSO_PROVIDERS);
export type SsoProvider = z.infer<typeof ssoProviderSchema>;

/** A dealer whose people sign in through their own company, with the configured providers (spec §2.4). */
export const ssoTenantSchema = z.object({
  siteGroupNum: z.int(),
  dealerName: z.string(),
  providers: z.array(ssoProviderSchema),
});
export type SsoTenant = z.infer<typeof ssoTenantSchema>;

/** The field of the tenant picker. Only the server knows which company a domain belongs to (spec §5 "SSO: team domain required"). */
export const teamDomainSchema = z.object({
  teamDomain: requiredText('Team domain', LIMITS.teamDomain),
});
