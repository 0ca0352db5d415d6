import { randomBytes } from 'node:crypto';
import { DEMO_GROUPS } from '#adapters/server/demo/demo-groups.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { NO_SSO, type SsoConfiguration } from '#adapters/server/sso/sso-configuration.ts';
import { DEMO_ALGORITHM, type DemoClient } from '#adapters/server/sso/demo/create-demo-issuer.ts';
import {
  DEMO_ISSUERS,
  DEMO_SSO_PEOPLE,
  demoSubject,
} from '#adapters/server/sso/demo/demo-sso-people.ts';
import { API_BASE } from '#adapters/wire/headers.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Addresses } from './addresses.ts';
import { SSO_RETURN_PATH } from '#adapters/wire/sso-redirects.ts';

/** The demo's identity providers, always on the loopback interface and on the port after the two variants' ports (SECURITY.md §5). */
export interface DemoSso {
  readonly base: string;
  readonly port: number;
  readonly client: DemoClient;
}

/** The single sign-on setup of this process. `demo` is null if real providers are configured, and always in production. */
export interface SsoSetup {
  readonly configuration: SsoConfiguration;
  readonly redirects: Readonly<Record<Variant, string>>;
  readonly demo: DemoSso | null;
}

/** The team domain that people type at sign-in to find the demo dealer. */
export const DEMO_TEAM_DOMAIN = 'harbor';

const DEMO_GROUP = DEMO_GROUPS.find(({ teamDomain }) => teamDomain === DEMO_TEAM_DOMAIN);

const demoConfiguration = ({ base, client }: DemoSso): SsoConfiguration => ({
  entries: DEMO_ISSUERS.map(({ provider, slug }) => ({
    siteGroupNum: DEMO_GROUP?.siteGroupNum ?? 0,
    provider,
    issuer: `${base}/${slug}`,
    clientId: client.clientId,
    clientSecret: client.clientSecret,
    clientAuthentication: 'basic',
    idTokenAlgorithm: DEMO_ALGORITHM,
  })),
  links: DEMO_ISSUERS.flatMap(({ slug }) =>
    DEMO_SSO_PEOPLE.flatMap(({ key, username }) =>
      username === null
        ? []
        : [
            {
              issuer: `${base}/${slug}`,
              subject: demoSubject(slug, key),
              username,
              audience: 'dealer' as const,
            },
          ],
    ),
  ),
});

/** Returns the single sign-on setup from SSO_CONFIG, or else the demo's, or else none. Return URLs are built only from the base URLs. */
export const ssoSetupOf = (
  settings: Settings,
  addresses: Addresses,
  configured: SsoConfiguration | null,
): SsoSetup => {
  const back = (variant: Variant): string =>
    `${addresses[variant].publicUrl}${API_BASE}/${SSO_RETURN_PATH}`;
  const redirects = { dealer: back('dealer'), consumer: back('consumer') };
  if (settings.mode !== 'demo' || configured !== null)
    return { configuration: configured ?? NO_SSO, redirects, demo: null };
  const port = settings.port + 2;
  const demo: DemoSso = {
    base: `http://localhost:${String(port)}`,
    port,
    client: {
      clientId: 'portal',
      clientSecret: randomBytes(32).toString('base64url'),
      redirects: Object.values(redirects),
    },
  };
  return { configuration: demoConfiguration(demo), redirects, demo };
};
