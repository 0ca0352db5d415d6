import { expect, it } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import type { NearAgencies } from '#core/site-file/near-agencies.schema.ts';
import { NearAgenciesViewModel } from '#ui/account-changes/near-agencies.view-model.ts';

const POLICE = {
  kind: 'Police',
  name: 'Portland Police',
  phone: null,
  accounts: 3,
  inTown: true,
} as const;

it('proposes the agency of a kind that the town has, and after a read that failed none', async () => {
  const near: NearAgencies = { city: 'Portland', agencies: [POLICE] };
  const model = new NearAgenciesViewModel(() => Promise.resolve(ok(near)));
  expect(model.of('Police')).toBeNull();
  model.start();
  await Promise.resolve();
  await Promise.resolve();
  expect(model.of('Police')).toEqual(POLICE);
  expect(model.of('Guard')).toBeNull();
  const lost = new NearAgenciesViewModel(() => Promise.resolve(err({ kind: 'unreachable' })));
  lost.start();
  await Promise.resolve();
  expect(lost.of('Police')).toBeNull();
});
