import { unicodeEmail } from '#core/kernel/shown-email.rule.ts';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import unhomoglyph from 'unhomoglyph';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Variant } from '#core/session/user.schema.ts';
import type { Sql } from '../schema.ts';
import type { PortalUserTable } from './tables-people.ts';

const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Returns a key for the appearance of a username; usernames with the same key look alike (SECURITY.md §2.10). The key is
 * the skeleton of UTS 39 (Unicode confusables), ignoring case and invisible characters. The domain of an e-mail address is
 * first decoded from Punycode.
 */
export const lookKey = (username: string): string => {
  // The lunate sigma looks like c, but NFKC would convert it to ς, which does not look like c.
  const lunate = unicodeEmail(username).replaceAll('\u03F2', 'c').replaceAll('\u03F9', 'C');
  const seen = lunate.normalize('NFKC').replace(UNSEEN, '').normalize('NFD');
  return unhomoglyph(seen).normalize('NFD').toLowerCase().replace(/\s+/g, ' ').trim();
};

/**
 * Returns an SQL condition for another user with this username. For dealers and staff, look-alike names in any audience
 * count too. For customers, only the same e-mail address counts, because two different addresses may look alike.
 */
export const hasName = (audience: Variant, username: string) => {
  const [key, look] = [foldLogin(username), lookKey(username)];
  return (eb: ExpressionBuilder<{ other: PortalUserTable }, 'other'>) =>
    audience === 'consumer'
      ? eb.and([eb('other.audience', '=', audience), eb('other.login_key', '=', key)])
      : eb.or([eb('other.login_key', '=', key), eb('other.look_key', '=', look)]);
};

/**
 * Fills in missing look-alike keys of usernames older than the `look_key` column. Usernames that already look alike stay
 * valid for sign-in.
 */
export const fillLookKeys = async (database: Sql): Promise<void> => {
  const rows = await database
    .selectFrom('portal_user')
    .select(['id', 'username'])
    .where('look_key', 'is', null)
    .execute();
  if (rows.length === 0) return;
  const names = rows.map(({ username }) => username);
  const [keys, logins] = [names.map(lookKey), names.map(foldLogin)];
  await sql`
    update portal_user
       set look_key = made.key,
           login_key = case when exists (select 1 from portal_user other
                                          where other.audience = portal_user.audience and other.login_key = made.login)
                            then portal_user.login_key else made.login end
      from unnest(${rows.map(({ id }) => id)}::text[], ${names}::text[], ${keys}::text[], ${logins}::text[])
           as made (id, username, key, login)
     where portal_user.id = made.id and portal_user.username = made.username
       and portal_user.look_key is null`.execute(database);
};
