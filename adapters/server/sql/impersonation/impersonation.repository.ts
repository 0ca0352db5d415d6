import { sql, type InferResult, type RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  ImpersonationFacts,
  ImpersonationKey,
  ImpersonationRepository,
} from '#core/backend/session/impersonation.repository.port.ts';
import { insertRows } from '../insert-rows.ts';
import { fromRow, happened, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession } from '../session/session-row.ts';

const meant = (key: ImpersonationKey): RawBuilder<boolean> => {
  switch (key.by) {
    case 'session':
      return sql<boolean>`impersonation.session_id = ${key.sessionId}`;
    case 'staffSession':
      return sql<boolean>`impersonation.staff_session_id = ${key.staffSessionId}`;
    case 'refresh':
      return sql<boolean>`impersonation.session_id in (
        select family.session_id from refresh_family family join session on session.id = family.session_id
         where (family.current_hash = ${key.hash}
                or (family.prev_hash = ${key.hash} and family.grace_until > ${key.now}::bigint))
           and family.revoked_at is null and session.variant = ${key.variant})`;
  }
};

/** Returns a query for all data that the check of an impersonation needs, including the actor's rights and suspended session. */
export const selectImpersonationFacts = (db: Pick<SqlTransaction, 'selectFrom'>) =>
  db
    .selectFrom('impersonation')
    .innerJoin('portal_user as actor', 'actor.id', 'impersonation.actor_id')
    .leftJoin('session as waiting', (join) =>
      join
        .onRef('waiting.id', '=', 'impersonation.staff_session_id')
        .on('waiting.ended_at', 'is', null),
    )
    .selectAll('impersonation')
    .select([
      'actor.name as actor_name',
      'actor.disabled as actor_disabled',
      'actor.password_epoch as actor_epoch',
      'waiting.last_seen_at as waits_since',
      'waiting.absolute_end as waits_until',
      'waiting.password_epoch as waits_epoch',
      sql<
        readonly string[]
      >`array(select distinct name from user_right where user_id = actor.id order by name)`.as(
        'actor_rights',
      ),
    ]);

type ImpersonationFactsRow = InferResult<ReturnType<typeof selectImpersonationFacts>>[number];

/** Converts a row of `selectImpersonationFacts` into the form that the core checks. */
export const impersonationFacts = (found: ImpersonationFactsRow): ImpersonationFacts => {
  const {
    actor_name: name,
    actor_disabled: disabled,
    actor_epoch: passwordEpoch,
    actor_rights: rights,
    waits_since: seen,
    waits_until: until,
    waits_epoch: epoch,
    ...row
  } = found;
  return {
    ...fromRow(without(row, 'end_reason')),
    actor: { name, disabled, passwordEpoch, rights },
    staffSession:
      seen === null || until === null || epoch === null
        ? null
        : { lastSeenAt: seen, absoluteEnd: until, passwordEpoch: epoch },
  };
};

/** Stores impersonations in SQL. */
export const sqlImpersonationRepository = (tx: SqlTransaction): ImpersonationRepository => {
  return {
    add: (impersonation) => insertRows(tx, 'impersonation', toRow(impersonation)),

    find: async (key) => {
      const found = await selectImpersonationFacts(tx).where(meant(key)).executeTakeFirst();
      return found === undefined ? null : impersonationFacts(found);
    },

    findWaiting: async ({ hash, variant, now }) => {
      const found = await selectImpersonationFacts(tx)
        .select((eb) => [
          eb
            .exists(
              eb
                .selectFrom('session')
                .select('session.id')
                .whereRef('session.id', '=', 'impersonation.staff_session_id')
                .where('session.suspended_at', 'is not', null)
                .where(liveSession(now)),
            )
            .as('staff_waits'),
          jsonObjectFrom(
            eb
              .selectFrom('session')
              .innerJoin('portal_user', 'portal_user.id', 'session.account_id')
              .select(['session.last_seen_at', 'session.absolute_end', 'session.password_epoch'])
              .select(['portal_user.disabled', 'portal_user.password_epoch as account_epoch'])
              .whereRef('session.id', '=', 'impersonation.session_id')
              .where('session.suspended_at', 'is', null)
              .where(liveSession(now)),
          ).as('seen'),
        ])
        .where(meant({ by: 'refresh', hash, variant, now }))
        .executeTakeFirst();
      if (found === undefined) return null;
      const { seen, staff_waits: waits, ...row } = found;
      const facts = { ...impersonationFacts(row), staffWaits: waits === true };
      if (seen === null) return { ...facts, seen };
      const { disabled, account_epoch: passwordEpoch, ...session } = seen;
      return {
        ...facts,
        seen: { session: fromRow(session), account: { disabled, passwordEpoch } },
      };
    },

    end: (id, reason, now) =>
      happened(
        tx
          .updateTable('impersonation')
          .set({ ended_at: sql<number>`least(${now}::bigint, ends_at)`, end_reason: reason })
          .where('id', '=', id)
          .where('ended_at', 'is', null)
          .returning('id'),
      ),

    list: async (input) => {
      const { subjectId, limit } = input;
      const rows = await tx
        .selectFrom('impersonation')
        .innerJoin('portal_user as actor', 'actor.id', 'impersonation.actor_id')
        .innerJoin('portal_user as subject', 'subject.id', 'impersonation.subject_id')
        .selectAll('impersonation')
        .select([
          'actor.name as actor_name',
          'subject.name as subject_name',
          'subject.username as subject_username',
        ])
        .$if(subjectId !== null, (query) => query.where('subject_id', '=', subjectId))
        .orderBy('impersonation.started_at', 'desc')
        .orderBy('impersonation.id')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },
  };
};
