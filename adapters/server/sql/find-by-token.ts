import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { CONTINUED, type TokenFacts } from '#core/backend/session.repository.port.ts';
import { selectVisitFacts, visitFacts } from './impersonation.repository.ts';
import { prepareRead } from './prepare-read.ts';
import type { SqlTransaction } from './schema.ts';
import { liveSession, openDemands, toSessionRow } from './session-row.ts';

/** A customer's groups are those of the linked sites. */
const ALLOWED_GROUPS = sql<readonly number[]>`array(
  select site_group_num from user_group where user_id = session.account_id
  union
  select site.site_group_num from account_link join site on site.num = account_link.site_num
   where account_link.user_id = session.account_id
  order by site_group_num)`;

const PERMISSIONS = sql<readonly string[]>`array(
  select distinct name from user_right where user_id = session.account_id order by name)`;

const selectFacts = prepareRead((db, { tokenHash, now }: { tokenHash: string; now: number }) =>
  db
    .selectFrom('access_token')
    .innerJoin('session', 'session.id', 'access_token.session_id')
    .innerJoin('portal_user', 'portal_user.id', 'session.account_id')
    .selectAll('session')
    .select((eb) => [
      'portal_user.disabled as account_disabled',
      'portal_user.password_epoch as account_epoch',
      openDemands(eb.ref('session.id')).as('demands'),
      liveSession(now).as('session_live'),
      sql<boolean>`access_token.expires_at > ${now}::bigint`.as('token_live'),
      ALLOWED_GROUPS.as('allowed_groups'),
      PERMISSIONS.as('permissions'),
      jsonObjectFrom(
        selectVisitFacts(db)
          .where('impersonation.session_id', '=', eb.ref('session.id'))
          .where(eb.ref('session.authenticated_by'), '=', 'impersonation'),
      ).as('visit'),
    ])
    .where('access_token.hash', '=', tokenHash),
);

/** Who a token stands for, with all that is judged at a request: one prepared statement, asked at nearly every request there is. */
export const findByToken = async (
  tx: SqlTransaction,
  tokenHash: string,
  now: number,
): Promise<TokenFacts | null> => {
  const [found] = await selectFacts(tx, { tokenHash, now });
  if (found === undefined) return null;
  const {
    account_disabled: disabled,
    account_epoch: passwordEpoch,
    session_live: sessionLive,
    token_live: tokenLive,
    allowed_groups: allowedGroups,
    demands,
    permissions,
    visit,
    ...row
  } = found;
  return {
    row: toSessionRow(row),
    demands,
    tokenLive,
    sessionLive,
    continued: row.end_reason === CONTINUED,
    suspended: row.suspended_at !== null && row.ended_at === null,
    account: { disabled, passwordEpoch },
    allowedGroups,
    permissions,
    visit: visit && visitFacts(visit),
  };
};
