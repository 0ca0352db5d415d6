import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { ApiRequest } from '#core/gating/api-request.ts';
import { ApiClient } from '#adapters/http/api-client.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { ssoRoutes } from '#adapters/wire/sso.routes.ts';
import { ssoGateway } from '#ui/sso/sso-gateway.ts';

const gatewayOver = (answer: unknown) => {
  const asked: ApiRequest[] = [];
  const client = new ApiClient({
    ids: { next: () => 'key' },
    pipeline: (request) => {
      asked.push(request);
      return of({ kind: 'done', body: answer });
    },
  });
  return { gateway: ssoGateway(gatewayOf(client, ssoRoutes)), asked };
};
const TENANT = { siteGroupNum: 4471, dealerName: 'Harbor Point Alarm', providers: ['Okta'] };

describe('single sign-on', () => {
  it('asks for a tenant by domain or by number, without putting the page at stake', async () => {
    const { gateway, asked } = gatewayOver(TENANT);
    expect(await gateway.findTenant({ teamDomain: 'harbor' })).toEqual({ ok: true, value: TENANT });
    expect(await gateway.findTenant({ siteGroupNum: 4471 })).toEqual({ ok: true, value: TENANT });
    const common = { method: 'GET', path: 'account/sso/tenant', background: true };
    expect(asked).toMatchObject([
      { ...common, query: { teamDomain: 'harbor' } },
      { ...common, query: { siteGroup: '4471' } },
    ]);
  });

  it('refuses a provider it does not know', async () => {
    const { gateway } = gatewayOver({ ...TENANT, providers: ['Google'] });
    const answer = await gateway.findTenant({ siteGroupNum: 4471 });
    expect(answer).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  it('sends the code in the body, never in the address', async () => {
    const { gateway, asked } = gatewayOver({});
    await gateway.exchange('one-code');
    expect(asked).toMatchObject([
      { method: 'POST', path: 'account/sso/exchange', query: {}, body: { ssoCode: 'one-code' } },
    ]);
  });
});
