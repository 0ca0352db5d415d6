import type { Updateable } from 'kysely';
import type { AccountRepository } from '#core/backend/session/account.repository.port.ts';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { lockUsername } from './lock-username.ts';
import { insertRows } from '../insert-rows.ts';
import { hasName, lookKey } from './look-key.ts';
import { loadUser, signInFacts } from './load-user.ts';
import { fromRow, happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import type { PortalUserTable } from './tables-people.ts';

/**
 * Changes a username within the user's audience. Returns false if another user has the name or a look-alike name, or if
 * the user belongs to the other audience. Concurrent requests for look-alike names run one after the other.
 */
const renameUser = async (
  tx: SqlTransaction,
  id: string,
  username: string,
  audience: Variant,
): Promise<boolean> => {
  const key = foldLogin(username);
  const look = lookKey(username);
  await lockUsername(tx, key, look);
  return happened(
    tx
      .updateTable('portal_user')
      .set({ username, login_key: key, look_key: look, username_reset_required: false })
      .where('id', '=', id)
      .where('audience', '=', audience)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('portal_user as other')
              .select('other.id')
              .where((other) => hasName(audience, username)(other))
              .where('other.id', '!=', id),
          ),
        ),
      )
      .returning('id'),
  );
};

/** Returns a repository that stores accounts in the database, within the transaction `tx`. */
export const sqlAccountRepository = (tx: SqlTransaction): AccountRepository => {
  const change = async (id: string, values: Updateable<PortalUserTable>): Promise<void> => {
    await tx.updateTable('portal_user').set(values).where('id', '=', id).execute();
  };
  return {
    findByLogin: async (login, audience) => {
      const row = await tx
        .selectFrom('portal_user')
        .selectAll()
        .where('audience', '=', audience)
        .where('login_key', '=', foldLogin(login))
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    findById: async (id) => {
      const row = await tx
        .selectFrom('portal_user')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    loadUser: (id) => loadUser(tx, id),

    signInFacts: (id) => signInFacts(tx, id),

    /** A customer's groups are the groups of the linked sites. */
    allowedGroups: async (id) => {
      const rows = await tx
        .selectFrom('user_group')
        .select('site_group_num')
        .where('user_id', '=', id)
        .union((linked) =>
          linked
            .selectFrom('account_link')
            .innerJoin('site', 'site.num', 'account_link.site_num')
            .select('site.site_group_num')
            .where('account_link.user_id', '=', id),
        )
        .orderBy('site_group_num')
        .execute();
      return rows.map((row) => row.site_group_num);
    },

    /** Only for dealers and staff, because a customer's username is the e-mail address. */
    changeUsername: (id, username) => renameUser(tx, id, username, 'dealer'),

    changeEmailLogin: (id, email) => renameUser(tx, id, email, 'consumer'),

    changePassword: async (id, hash) => {
      const row = await tx
        .updateTable('portal_user')
        .set((eb) => ({
          password_hash: hash,
          password_epoch: eb('password_epoch', '+', 1),
          password_reset_required: false,
        }))
        .where('id', '=', id)
        .returning('password_epoch')
        .executeTakeFirstOrThrow();
      return row.password_epoch;
    },

    rehash: (id, hash) => change(id, { password_hash: hash }),

    contacts: (id) =>
      tx
        .selectFrom('contact_method')
        .select(['type', 'value'])
        .where('user_id', '=', id)
        .orderBy('type')
        .execute(),

    saveContact: async (id, contact) => {
      await tx
        .insertInto('contact_method')
        .values({ user_id: id, type: contact.type, value: contact.value })
        .onConflict((taken) =>
          taken.columns(['user_id', 'type']).doUpdateSet({ value: contact.value }),
        )
        .execute();
    },

    removeContact: async (id, type) => {
      await tx
        .deleteFrom('contact_method')
        .where('user_id', '=', id)
        .where('type', '=', type)
        .execute();
    },

    saveSecurityAnswers: async (id, answers) => {
      await tx.deleteFrom('security_answer').where('user_id', '=', id).execute();
      const rows = answers.map((a) => ({ user_id: id, question_id: a.questionId, hash: a.hash }));
      if (rows.length > 0) await insertRows(tx, 'security_answer', rows);
      await change(id, { security_questions_required: false });
    },

    acceptTerms: (id, version, now) => change(id, { terms_version: version, terms_at: now }),

    acceptPrivacyPolicy: (id, version) => change(id, { privacy_version: version }),
  };
};
