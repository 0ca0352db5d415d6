import * as z from 'zod';
import { VARIANTS } from '#core/session/user.schema.ts';
import { SSO_PROVIDERS } from '#core/sso/sso-tenant.schema.ts';

/**
 * The allowed signature algorithms of ID tokens. Each provider is configured with one algorithm, and tokens with any other
 * algorithm are refused (SECURITY.md §2.10).
 */
export const ID_TOKEN_ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'] as const;

const filled = (most: number) =>
  z
    .string('must be text')
    .refine((value) => value.trim() !== '', 'must not be empty')
    .refine((value) => value.length <= most, `must be at most ${String(most)} characters`);

const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return ['https:', 'http:'].includes(protocol) && username === '' && search === '' && hash === '';
};

const person = z.strictObject({
  subject: filled(255),
  username: filled(128),
  audience: z.enum(VARIANTS, 'must be dealer or consumer').default('dealer'),
});

const provider = z.strictObject({
  provider: z.enum(SSO_PROVIDERS, `must be one of ${SSO_PROVIDERS.join(', ')}`),
  issuer: filled(512).refine(isIssuer, 'must be an https address without query'),
  clientId: filled(256),
  clientSecret: z.union(
    [
      filled(512),
      z.strictObject({
        env: z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of an environment variable'),
      }),
    ],
    'must be text or {"env": "NAME_OF_A_VARIABLE"}',
  ),
  /** How the client secret is sent to the token endpoint (RFC 6749 §2.3.1). */
  clientAuthentication: z.enum(['basic', 'post'], 'must be basic or post').default('basic'),
  idTokenAlgorithm: z
    .enum(ID_TOKEN_ALGORITHMS, `must be one of ${ID_TOKEN_ALGORITHMS.join(', ')}`)
    .default('RS256'),
  people: z.array(person, 'must be a list').default([]),
});

/** The schema of the SSO_CONFIG file. Every message completes the sentence "SSO_CONFIG field …". */
export const ssoFile = z.strictObject({
  groups: z.array(
    z.strictObject({
      siteGroup: z
        .int('must be a site group number')
        .refine((num) => num > 0 && num < 1e9, 'must be a site group number'),
      providers: z.array(provider, 'must be a list').min(1, 'must hold at least one provider'),
    }),
    'must be a list',
  ),
});
export type SsoFile = z.output<typeof ssoFile>;

/** A configured provider of one site group. All trusted facts about the provider come from the configuration. */
export type SsoEntry = Readonly<Omit<z.output<typeof provider>, 'clientSecret' | 'people'>> & {
  readonly siteGroupNum: number;
  readonly clientSecret: string;
};

/** A link, set by the operator, between a person of a provider and a portal account. */
export type SsoLink = Readonly<z.output<typeof person>> & { readonly issuer: string };

export interface SsoConfiguration {
  readonly entries: readonly SsoEntry[];
  readonly links: readonly SsoLink[];
}

/** The configuration without any single sign-on. */
export const NO_SSO: SsoConfiguration = { entries: [], links: [] };
