import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, Provider } from 'oidc-provider';
import { DEMO_SSO_PEOPLE, demoSubject, type DemoIssuer } from './demo-sso-people.ts';
import { loadProviderLibrary } from './load-provider-library.ts';
import { MemoryGrantStore } from './memory-grant-store.ts';
import { faultPage, providerDocument, providerHeaders } from './sign-in-page.ts';

/** The portal as an OpenID client of the demo issuers. */
export interface DemoClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirects: readonly string[];
}

/** Signature algorithm of the demo's ID tokens, chosen because an ES256 key is generated in a millisecond. */
export const DEMO_ALGORITHM = 'ES256';

const makePair = promisify(generateKeyPair);

const signingKey = async () => {
  const { privateKey } = await makePair('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: DEMO_ALGORITHM };
};

/** Returns the name of an issuer's session cookie. Each sign-in starts without this cookie, so that the person must choose every time. */
export const sessionCookieOf = ({ slug }: DemoIssuer): string => `demo-${slug}-session`;

const configurationOf = async (issuer: DemoIssuer, client: DemoClient): Promise<Configuration> => {
  const { slug } = issuer;
  return {
    adapter: () => new MemoryGrantStore(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [...client.redirects],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: DEMO_ALGORITHM,
      },
    ],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      // All ports of a host share cookies, so each cookie name includes the issuer.
      names: {
        session: sessionCookieOf(issuer),
        interaction: `demo-${slug}-interaction`,
        resume: `demo-${slug}-resume`,
      },
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    interactions: { url: (_ctx, interaction) => `/${slug}/sign-in/${interaction.uid}` },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub'] },
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AuthorizationCode: 60,
      AccessToken: 60,
      IdToken: 300,
    },
    findAccount: (_ctx, sub) =>
      DEMO_SSO_PEOPLE.some(({ key }) => demoSubject(slug, key) === sub)
        ? { accountId: sub, claims: () => ({ sub }) }
        : undefined,
    renderError: (ctx, { error }) => {
      ctx.set(providerHeaders(client.redirects.map((address) => new URL(address).origin)));
      ctx.body = providerDocument(faultPage(issuer, ctx.status, `The provider refused: ${error}.`));
    },
    // Consent is granted without asking the person, because the company gave consent for all its people.
    loadExistingGrant: async (ctx) => {
      const { client: asking, session, provider } = ctx.oidc;
      const grant = new provider.Grant({
        ...(asking !== undefined && { clientId: asking.clientId }),
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  };
};

/**
 * Creates a complete OpenID provider for the demo, in place of a dealer's own provider. The demo provider's keys and
 * secrets exist only in this process (SECURITY.md §5).
 */
export const createDemoIssuer = async (
  base: string,
  issuer: DemoIssuer,
  client: DemoClient,
): Promise<Provider> => {
  const library = await loadProviderLibrary();
  return new library.Provider(`${base}/${issuer.slug}`, await configurationOf(issuer, client));
};
