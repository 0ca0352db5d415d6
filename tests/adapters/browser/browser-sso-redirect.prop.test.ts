import { ssoStart } from '#adapters/wire/sso-redirects.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { browserSsoRedirect } from '#adapters/browser/browser-sso-redirect.ts';
import { SSO_PROVIDERS } from '#core/sso/sso-tenant.schema.ts';

it('leaves for an address of our own that the server reads as it was meant', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      fc.constantFrom(...SSO_PROVIDERS),
      (siteGroupNum, provider) => {
        const left: string[] = [];
        const redirect = browserSsoRedirect({
          assign: (address) => left.push(String(address)),
        });
        redirect.leaveFor({ siteGroupNum, provider });
        const address = new URL(left[0] ?? '', 'https://portal.example.com');
        expect(address.origin).toBe('https://portal.example.com');
        expect(address.pathname).toBe('/api/account/login/sso');
        const asked = ssoStart.query.parse(Object.fromEntries(address.searchParams));
        expect(asked).toEqual({ siteGroup: siteGroupNum, provider });
      },
    ),
  );
});
