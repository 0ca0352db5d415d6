import type { Server } from 'node:http';
import type { LightMyRequestResponse } from 'fastify';
import type { Variant } from '#core/session/user.schema.ts';
import type { SsoProvider } from '#core/sso/sso-tenant.schema.ts';
import { linkSsoPeople } from '#composition/server/link-sso-people.ts';
import { serveDemoProvider } from '#composition/server/serve-demo-provider.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { freePort } from '#tests/composition/support/server-process.ts';
import type { Engine } from '#tests/backend/harness/database.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

/** The demo portal with its identity providers. The providers listen on a real port. */
export interface SsoPortal {
  readonly portal: TestPortal;
  /** The origin (scheme, host and port) of the identity providers. */
  readonly providers: string;
  browser(variant?: Variant): Traveller;
  /** Returns operation, result and reason of all audit entries about single sign-on, oldest first. */
  record(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that can also visit the identity providers. */
export class Traveller extends TestBrowser {
  readonly #there = new Map<string, string>();
  readonly #providers: string;

  constructor(portal: TestPortal, variant: Variant, providers: string) {
    super(portal, variant);
    this.#providers = providers;
  }

  /** Starts single sign-on with a provider. Returns the provider URL to which the portal redirects. */
  async leave(provider: SsoProvider, siteGroup = 4471): Promise<string> {
    const query = `siteGroup=${String(siteGroup)}&provider=${provider}`;
    return whereTo(await this.get(`/api/account/login/sso?${query}`));
  }

  /** Sends a request to the providers with the providers' cookies. Does not follow redirects. */
  async there(address: string, form?: Readonly<Record<string, string>>): Promise<Response> {
    const answer = await fetch(new URL(address, this.#providers), {
      redirect: 'manual',
      headers: { cookie: [...this.#there].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.#there.delete(name);
      else this.#there.set(name, value);
    }
    return answer;
  }

  /** Chooses a user on the provider's page. Returns the portal URL to which the provider redirects. */
  async choose(address: string, person: string): Promise<URL> {
    const page = await this.there((await this.there(address)).headers.get('location') ?? '');
    const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const chosen = await this.there(action, { person });
    const back = await this.there(chosen.headers.get('location') ?? '');
    return new URL(back.headers.get('location') ?? '');
  }

  /** Returns to the portal. The result is the URL to which the portal redirects. */
  async comeBack(address: URL): Promise<string> {
    return whereTo(await this.get(address.pathname + address.search));
  }

  /** Completes the whole single sign-on. Returns the URL to which the portal redirects at the end. */
  async travel(provider: SsoProvider, person: string): Promise<string> {
    return this.comeBack(await this.choose(await this.leave(provider), person));
  }

  /** Exchanges the single sign-on code in this URL for a session. */
  exchange(arrived: string): Promise<LightMyRequestResponse> {
    return this.write('POST', '/api/account/sso/exchange', { ssoCode: codeOf(arrived) });
  }
}

/** Returns the single sign-on code in a URL; empty if there is none. */
export const codeOf = (arrived: string): string =>
  new URLSearchParams(arrived.split('?')[1]).get('ssoCode') ?? '';

/** Returns the URL to which a response redirects; empty if the response is no redirect. */
export const whereTo = (answer: LightMyRequestResponse): string =>
  answer.statusCode === 302 ? String(answer.headers.location) : '';

/** Opens the portal and its identity providers, by default on the embedded engine. */
export const openSsoPortal = async (engine: Engine = 'embedded'): Promise<SsoPortal> => {
  const portal = await openTestPortal({ PORT: String(await freePort()) }, engine);
  const { container } = portal;
  await linkSsoPeople(container);
  const server: Server | null = await serveDemoProvider(container);
  const providers = container.get(SERVER.sso).demo?.base ?? '';
  return {
    portal,
    providers,
    browser: (variant = 'dealer') => new Traveller(portal, variant, providers),
    record: async () => {
      const rows = await container
        .get(SERVER.database)
        .kysely.selectFrom('audit')
        .select(['operation', 'result', 'detail'])
        .where('operation', 'like', 'sso.%')
        .where('operation', '<>', 'sso.link')
        .orderBy('seq')
        .execute();
      return rows.map(({ operation, result, detail }) =>
        [operation, result, detail['reason']].filter((part) => part !== undefined).join(' '),
      );
    },
    close: async () => {
      server?.close();
      server?.closeAllConnections();
      await portal.close();
    },
  };
};
