import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** The identity providers, named by product (spec §3 "SSO tenant"). */
export const SSO_PROVIDERS = ['Microsoft', 'Okta', 'DUO'] as const;
export const ssoProviderSchema = z.enum(SSO_PROVIDERS);
export type SsoProvider = z.infer<typeof ssoProviderSchema>;

/** A dealer whose users sign in with their own company's identity provider, and the configured providers (spec §2.4). */
export const ssoTenantSchema = z.object({
  siteGroupNum: z.int(),
  dealerName: z.string(),
  providers: z.array(ssoProviderSchema),
});
export type SsoTenant = z.infer<typeof ssoTenantSchema>;

/**
 * The schema of the team domain field. The schema only requires a text, because only the server knows which dealer a
 * domain belongs to (spec §5 "SSO: team domain required").
 */
export const teamDomainSchema = z.object({
  teamDomain: requiredText('Team domain', LIMITS.teamDomain),
});
