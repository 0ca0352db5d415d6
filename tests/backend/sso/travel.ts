import type { Caller } from '#core/backend/caller.ts';
import type { SsoProvider } from '#core/sso/sso-tenant.schema.ts';
import type { TestWorld } from '../harness/test-world.ts';

/** Starts single sign-on. Returns the `state` value sent to the provider. */
export const depart = async (
  world: TestWorld,
  caller: Caller,
  request: { readonly siteGroupNum?: number; readonly provider?: SsoProvider } = {},
): Promise<string> => {
  const departure = await world.backend.sso.beginSso(caller, {
    siteGroupNum: request.siteGroupNum ?? 4471,
    provider: request.provider ?? 'Okta',
  });
  if (departure.to !== 'provider') throw new Error('the trip did not begin');
  return new URL(departure.address).searchParams.get('state') ?? '';
};

/** Returns to the portal from the provider as this subject. */
export const arrive = (world: TestWorld, caller: Caller, state: string, subject: string) =>
  world.backend.sso.finishSso(caller, {
    state,
    answer: new URLSearchParams({ state, subject }).toString(),
  });

/** Completes single sign-on up to the one-time code. */
export const travel = async (
  world: TestWorld,
  caller: Caller,
  subject: string,
): Promise<string> => {
  const arrival = await arrive(world, caller, await depart(world, caller), subject);
  if (arrival.to !== 'login') throw new Error('the trip failed');
  return arrival.ssoCode;
};

/** Links a user to a subject of the scripted Okta provider. */
export const link = async (world: TestWorld, username: string, subject: string): Promise<void> => {
  const issuer = 'https://okta.example.com';
  const unknown = await world.backend.sso.linkSsoPeople([
    { issuer, subject, username, audience: 'dealer' },
  ]);
  if (unknown.length > 0) throw new Error(`nobody is called ${username}`);
};

/** Returns the reasons of refused single sign-on operations, oldest first. */
export const reasons = async (world: TestWorld): Promise<readonly (string | undefined)[]> => {
  const rows = await world.database.kysely
    .selectFrom('audit')
    .select('detail')
    .where('operation', 'in', ['sso.begin', 'sso.finish'])
    .where('result', '=', 'refused')
    .orderBy('seq')
    .execute();
  return rows.map(({ detail }) => detail['reason']);
};
