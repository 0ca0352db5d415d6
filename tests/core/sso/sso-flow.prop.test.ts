import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  backFromPicker,
  beginSso,
  chooseProvider,
  noTenant,
  pickAnother,
  showTenant,
  stayHere,
  type SsoFlow,
} from '#core/sso/sso-flow.rule.ts';
import { SSO_PROVIDERS, type SsoTenant } from '#core/sso/sso-tenant.schema.ts';

const providers = fc.subarray([...SSO_PROVIDERS]);
const tenantWith = (some: fc.Arbitrary<SsoTenant['providers']>): fc.Arbitrary<SsoTenant> =>
  fc.record({ siteGroupNum: fc.integer({ min: 1 }), dealerName: fc.string(), providers: some });
const tenant = tenantWith(fc.subarray([...SSO_PROVIDERS], { minLength: 1 }));
const provider = fc.constantFrom(...SSO_PROVIDERS);

/** Generates every state that a user can reach, using the same functions as the product. */
const flow: fc.Arbitrary<SsoFlow> = fc.oneof(
  fc.integer({ min: 1 }).map((group) => beginSso(group)),
  fc.constant(beginSso(null)),
  tenant.map((found) => showTenant(beginSso(null), found)),
  tenant.map((found) => pickAnother(showTenant(beginSso(null), found))),
  tenant.chain((found) =>
    fc
      .constantFrom(...found.providers)
      .map((chosen) => chooseProvider(showTenant(beginSso(null), found), chosen)),
  ),
);

describe('single sign-on before the browser leaves', () => {
  it('begins with the known dealer, and with the team domain where none is known', () => {
    expect(beginSso(4471)).toEqual({ at: 'looking', siteGroupNum: 4471 });
    expect(beginSso(null)).toEqual({ at: 'picker', before: null });
  });

  it('shows the dealer that was found with exactly its providers, in their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(beginSso(null), beginSso(4471)), tenant, (before, found) => {
        expect(showTenant(before, found)).toEqual({ at: 'providers', tenant: found });
      }),
    );
  });

  it('asks for the team domain when the known dealer has nothing to show', () => {
    fc.assert(
      fc.property(tenantWith(fc.constant([])), (bare) => {
        expect(showTenant(beginSso(4471), bare)).toEqual(beginSso(null));
        expect(noTenant(beginSso(4471))).toEqual(beginSso(null));
      }),
    );
  });

  it('never shows a dealer without providers, wherever the answer finds the person', () => {
    fc.assert(
      fc.property(flow, tenantWith(fc.constant([])), (before, bare) => {
        const after = showTenant(before, bare);
        expect(after.at === 'providers' && after.tenant === bare).toBe(false);
      }),
    );
  });

  it('leaves only for a provider that the shown dealer has', () => {
    fc.assert(
      fc.property(tenantWith(providers), provider, (found, chosen) => {
        const shown: SsoFlow = { at: 'providers', tenant: found };
        const after = chooseProvider(shown, chosen);
        if (found.providers.includes(chosen))
          expect(after).toEqual({ at: 'leaving', tenant: found, provider: chosen });
        else expect(after).toBe(shown);
      }),
    );
  });

  it('leaves once: nothing chosen, found or asked for changes where the browser is on its way to', () => {
    fc.assert(
      fc.property(flow, provider, tenant, (before, chosen, found) => {
        fc.pre(before.at === 'leaving');
        expect(chooseProvider(before, chosen)).toBe(before);
        expect(showTenant(before, found)).toBe(before);
        expect(noTenant(before)).toBe(before);
        expect(pickAnother(before)).toBe(before);
      }),
    );
  });

  it('finds the same providers again when the browser comes back to the page', () => {
    fc.assert(
      fc.property(tenant, (found) => {
        const shown = showTenant(beginSso(null), found);
        for (const chosen of found.providers)
          expect(stayHere(chooseProvider(shown, chosen))).toEqual(shown);
        expect(stayHere(shown)).toBe(shown);
      }),
    );
  });

  it('goes back from another team domain to the dealer before, and from the first one to the form', () => {
    fc.assert(
      fc.property(tenant, (found) => {
        const shown = showTenant(beginSso(null), found);
        const picker = pickAnother(shown);
        if (picker.at !== 'picker') throw new Error('no picker');
        expect(backFromPicker(picker)).toEqual(shown);
        expect(backFromPicker({ at: 'picker', before: null })).toBe('closed');
      }),
    );
  });
});
