import unhomoglyph from 'unhomoglyph';
import { sql } from 'kysely';
import type { Variant } from '#core/session/user.schema.ts';
import type { Sql } from './schema.ts';

const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * What a username looks like: the skeleton of Unicode's table of confusable characters (UTS 39), without regard to case, and
 * without what is not seen. Names with one key look alike. A customer's username is an address whose mailbox was proven, and
 * two mailboxes may look alike: null (SECURITY.md §2.10).
 */
export const lookKey = (audience: Variant, username: string): string | null => {
  if (audience === 'consumer') return null;
  // The lunate sigma looks like a c, but its plain form, ς, does not.
  const lunate = username.replaceAll('\u03F2', 'c').replaceAll('\u03F9', 'C');
  const seen = lunate.normalize('NFKC').replace(UNSEEN, '').normalize('NFD');
  return unhomoglyph(seen).normalize('NFD').toLowerCase().replace(/\s+/g, ' ').trim();
};

/** Fills the key of names that were chosen before there was one; those that look alike already keep their names and go on signing in. */
export const fillLookKeys = async (database: Sql): Promise<void> => {
  const rows = await database
    .selectFrom('portal_user')
    .select(['id', 'audience', 'username'])
    .where('audience', '=', 'dealer')
    .where('look_key', 'is', null)
    .execute();
  if (rows.length === 0) return;
  const keys = rows.map(({ audience, username }) => lookKey(audience, username));
  await sql`
    update portal_user set look_key = made.key
      from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ username }) => username)}::text[], ${keys}::text[])
           as made (id, username, key)
     where portal_user.id = made.id and portal_user.username = made.username
       and portal_user.look_key is null`.execute(database);
};
