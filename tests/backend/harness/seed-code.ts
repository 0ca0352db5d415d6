import { randomUUID } from 'node:crypto';
import type { PasscodeKind } from '#core/passcodes/passcode.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';
import { testVault } from './test-vault.ts';

/** Adds a passcode to a site and returns its id. */
export const seedCode = async (
  kysely: Sql,
  siteNum: number,
  {
    code,
    holder = 'Carla Benson',
    authority = 4,
    kind = 'normal',
  }: {
    readonly code: string;
    readonly holder?: string;
    readonly authority?: number;
    readonly kind?: PasscodeKind;
  },
): Promise<string> => {
  const id = randomUUID();
  const sealed = testVault.seal({ kind: 'passcode', id }, code);
  const fingerprint = testVault.fingerprint(siteNum, code);
  await kysely
    .insertInto('passcode')
    .values({ id, site_num: siteNum, holder, authority, kind, sealed, fingerprint, updated_at: 0 })
    .execute();
  return id;
};
