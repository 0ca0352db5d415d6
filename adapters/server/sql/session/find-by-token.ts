import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { CONTINUED, type TokenFacts } from '#core/backend/session/session.repository.port.ts';
import {
  selectImpersonationFacts,
  impersonationFacts,
} from '../impersonation/impersonation.repository.ts';
import { byKey, gatherReads } from '../gather-reads.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession, openDemands } from './session-row.ts';
import { anyOf } from '../sql-array.ts';

/** SQL expression: the groups that the session's person may see. For a customer, these are the groups of the linked sites. */
const ALLOWED_GROUPS = sql<readonly number[]>`array_to_json(array(
  select site_group_num from user_group where user_id = session.account_id
  union
  select site.site_group_num from account_link join site on site.num = account_link.site_num
   where account_link.user_id = session.account_id
  order by site_group_num))`;

const PERMISSIONS = sql<readonly string[]>`array_to_json(array(
  select distinct name from user_right where user_id = session.account_id order by name))`;

const selectFacts = prepareRead((db, { hashes, now }: { hashes: readonly string[]; now: number }) =>
  db
    .selectFrom('access_token')
    .innerJoin('session', 'session.id', 'access_token.session_id')
    .innerJoin('portal_user', 'portal_user.id', 'session.account_id')
    .select(['access_token.hash', 'session.id', 'session.account_id', 'session.actor_id'])
    .select(['session.application', 'session.variant', 'session.stage', 'session.site_group_num'])
    .select(['session.password_epoch', 'session.last_seen_at', 'session.absolute_end'])
    .select(['session.ended_at', 'session.end_reason', 'session.suspended_at'])
    .select((eb) => [
      'portal_user.disabled as account_disabled',
      'portal_user.password_epoch as account_epoch',
      openDemands(eb.ref('session.id')).as('demands'),
      liveSession(now).as('session_live'),
      sql<boolean>`access_token.expires_at > ${now}::bigint`.as('token_live'),
      ALLOWED_GROUPS.as('allowed_groups'),
      PERMISSIONS.as('permissions'),
      jsonObjectFrom(
        selectImpersonationFacts(db)
          .where('impersonation.session_id', '=', eb.ref('session.id'))
          .where(eb.ref('session.authenticated_by'), '=', 'impersonation'),
      ).as('impersonation'),
    ])
    .where('access_token.hash', '=', anyOf(hashes)),
);

const factsOf = gatherReads(async (tx, hashes, now) =>
  byKey(await selectFacts(tx, { hashes, now }), ({ hash }) => hash),
);

/** Finds the session and person of a token with all data that a request checks, in one prepared statement. */
export const findByToken = async (
  tx: SqlTransaction,
  tokenHash: string,
  now: number,
): Promise<TokenFacts | null> => {
  const found = await factsOf(tx, tokenHash, now);
  if (found === undefined) return null;
  return {
    row: {
      id: found.id,
      accountId: found.account_id,
      actorId: found.actor_id,
      application: found.application,
      variant: found.variant,
      stage: found.stage,
      siteGroupNum: found.site_group_num,
      passwordEpoch: found.password_epoch,
      lastSeenAt: found.last_seen_at,
      absoluteEnd: found.absolute_end,
    },
    demands: found.demands,
    tokenLive: found.token_live,
    sessionLive: found.session_live,
    continued: found.end_reason === CONTINUED,
    suspended: found.suspended_at !== null && found.ended_at === null,
    account: { disabled: found.account_disabled, passwordEpoch: found.account_epoch },
    allowedGroups: found.allowed_groups,
    permissions: found.permissions,
    impersonation: found.impersonation && impersonationFacts(found.impersonation),
  };
};
