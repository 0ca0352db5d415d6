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

/** The demo portal with its identity providers, which listen on a real port. */
export interface SsoPortal {
  readonly portal: TestPortal;
  /** The origin of the providers. */
  readonly providers: string;
  browser(variant?: Variant): Traveller;
  /** Returns operation, result and reason of all audit log rows about single sign-on, oldest first. */
  record(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A browser that can also visit the providers. */
export class Traveller extends TestBrowser {
  readonly #there = new Map<string, string>();
  readonly #providers: string;

  constructor(portal: TestPortal, variant: Variant, providers: string) {
    super(portal, variant);
    this.#providers = providers;
  }

  /** Leaves the portal for a provider and returns the address to which the portal redirects. */
  async leave(provider: SsoProvider, siteGroup = 4471): Promise<string> {
    const query = `siteGroup=${String(siteGroup)}&provider=${provider}`;
    return whereTo(await this.get(`/api/account/login/sso?${query}`));
  }

  /** Sends a request to the providers with their cookies. The caller must follow redirects. */
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

  /** Chooses a person at the provider and returns the portal address to which the provider redirects. */
  async choose(address: string, person: string): Promise<URL> {
    const page = await this.there((await this.there(address)).headers.get('location') ?? '');
    const action = /action="([^"]+)"/.exec(await page.text())?.[1] ?? '';
    const chosen = await this.there(action, { person });
    const back = await this.there(chosen.headers.get('location') ?? '');
    return new URL(back.headers.get('location') ?? '');
  }

  /** Returns to the portal and gives the address to which it redirects. */
  async comeBack(address: URL): Promise<string> {
    return whereTo(await this.get(address.pathname + address.search));
  }

  /** Makes the whole trip and returns the address to which the portal redirects at the end. */
  async travel(provider: SsoProvider, person: string): Promise<string> {
    return this.comeBack(await this.choose(await this.leave(provider), person));
  }

  /** Exchanges the code in such an address for a session. */
  exchange(arrived: string): Promise<LightMyRequestResponse> {
    return this.write('POST', '/api/account/sso/exchange', { ssoCode: codeOf(arrived) });
  }
}

/** Returns the code in an address. */
export const codeOf = (arrived: string): string =>
  new URLSearchParams(arrived.split('?')[1]).get('ssoCode') ?? '';

/** Returns the address to which a response redirects; empty if it does not redirect. */
export const whereTo = (answer: LightMyRequestResponse): string =>
  answer.statusCode === 302 ? String(answer.headers.location) : '';

/** Opens the portal and the providers, on the embedded engine unless told otherwise. */
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
