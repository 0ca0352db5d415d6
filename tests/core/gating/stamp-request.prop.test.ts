import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pass } from '#core/gating/pass.ts';
import { constantStamps, stampRequest } from '#core/gating/stamp-request.rule.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { METHODS, passes, variants } from '#tests/arbitraries/passes.ts';

const xsrf = { header: 'x-pair', value: 'pair' };
const methods = fc.constantFrom(...METHODS);
const NOBODY: Pass = {
  bearer: null,
  application: null,
  siteGroupNum: null,
  groupVersion: 0,
  epoch: 0,
  generation: 0,
};

describe('Stamps of the session', () => {
  it('go nowhere but to our own API', () => {
    fc.assert(
      fc.property(
        passes,
        methods,
        variants,
        fc.constantFrom('site', 'maps', 'foreign'),
        (pass, method, variant, target) => {
          expect(stampRequest({ method, target }, pass, { variant, xsrf })).toEqual({
            query: {},
            headers: {},
            credentials: false,
          });
        },
      ),
    );
  });

  it('I29: name no group that is unknown', () => {
    fc.assert(
      fc.property(passes, methods, variants, (pass, method, variant) => {
        const { query } = stampRequest(
          { method, target: 'api' },
          { ...pass, siteGroupNum: null },
          { variant, xsrf },
        );
        expect(query).not.toHaveProperty('siteGroupNum');
      }),
    );
  });

  it('I29: name a group without a user only in an MSA session', () => {
    const stamp = (variant: 'dealer' | 'consumer') =>
      stampRequest(
        { method: 'GET', target: 'api' },
        { ...NOBODY, siteGroupNum: 7 },
        { variant, xsrf },
      ).query;
    expect(stamp('dealer')).toEqual({ application: 'Dealer Portal' });
    expect(stamp('consumer')).toEqual({ application: 'MSA', siteGroupNum: '7' });
  });

  it('follow the session once there is one, whatever the variant', () => {
    fc.assert(
      fc.property(passes, methods, variants, (pass, method, variant) => {
        fc.pre(pass.application !== null);
        const { query } = stampRequest({ method, target: 'api' }, pass, { variant, xsrf });
        expect(query['application']).toBe(pass.application === 3 ? 'MSA' : 'Dealer Portal');
      }),
    );
  });

  it('carry the anti-forgery pair on writes only', () => {
    fc.assert(
      fc.property(passes, methods, variants, (pass, method, variant) => {
        const { headers } = stampRequest({ method, target: 'api' }, pass, { variant, xsrf });
        expect('x-pair' in headers).toBe(method !== 'GET' && method !== 'HEAD');
      }),
    );
  });

  it('are these, and no more', () => {
    const stamp = (pass: Partial<Pass>, method: 'GET' | 'POST', value: string | null = 'pair') =>
      stampRequest(
        { method, target: 'api' },
        { ...NOBODY, ...pass },
        { variant: 'dealer', xsrf: { ...xsrf, value } },
      );
    expect(stamp({ bearer: 'b1', application: 2, siteGroupNum: 7 }, 'POST')).toEqual({
      query: { application: 'Dealer Portal', siteGroupNum: '7' },
      headers: { authorization: 'Bearer b1', 'x-pair': 'pair' },
      credentials: true,
    });
    expect(stamp({ application: 3 }, 'GET')).toEqual({
      query: { application: 'MSA' },
      headers: {},
      credentials: true,
    });
    expect(stamp({}, 'POST', null).headers).toEqual({});
  });
});

describe('Stamps that never change', () => {
  const stamps = (target: Parameters<typeof constantStamps>[0], mapsKey: string | null) =>
    constantStamps(target, { environment: 'test', mapsKey });
  const nothing = { query: {}, headers: {}, credentials: false };

  it('tell our API which program asks', () => {
    expect(stamps('api', 'key')).toEqual({
      ...nothing,
      query: { app: 'portal', version: APP_VERSION, os: 'web', env: 'test' },
    });
  });

  it('hand the key of the maps to the maps alone', () => {
    expect(stamps('maps', 'key')).toEqual({ ...nothing, query: { key: 'key' } });
    expect(stamps('maps', null)).toEqual(nothing);
    for (const target of ['site', 'foreign'] as const)
      expect(stamps(target, 'key')).toEqual(nothing);
  });
});
