import type { Selectable } from 'kysely';
import type {
  Account,
  AccountRepository,
  StoredContact,
} from '#core/backend/account.repository.port.ts';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import type { ContactType } from '#core/session/requirements.schema.ts';
import type { User, Variant } from '#core/session/user.schema.ts';
import { loadUser } from './load-user.ts';
import { renameUser } from './rename-user.ts';
import type { SqlTransaction } from './schema.ts';
import type { PortalUserTable } from './tables-people.ts';

const toAccount = (row: Selectable<PortalUserTable>): Account => ({
  id: row.id,
  username: row.username,
  name: row.name,
  application: row.application,
  passwordHash: row.password_hash,
  passwordEpoch: row.password_epoch,
  disabled: row.disabled,
  beta: row.beta,
  mfaRequired: row.mfa_required,
  usernameResetRequired: row.username_reset_required,
  securityQuestionsRequired: row.security_questions_required,
  passwordResetRequired: row.password_reset_required,
  defaultSiteGroupNum: row.default_site_group_num,
  termsVersion: row.terms_version,
  privacyVersion: row.privacy_version,
});

/** Accounts in SQL. */
export class SqlAccountRepository implements AccountRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async findByLogin(login: string, audience: Variant): Promise<Account | null> {
    const row = await this.#tx
      .selectFrom('portal_user')
      .selectAll()
      .where('audience', '=', audience)
      .where('login_key', '=', foldLogin(login))
      .executeTakeFirst();
    return row ? toAccount(row) : null;
  }

  async findById(id: string): Promise<Account | null> {
    const row = await this.#tx
      .selectFrom('portal_user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    return row ? toAccount(row) : null;
  }

  loadUser(id: string): Promise<User> {
    return loadUser(this.#tx, id);
  }

  async permissions(id: string): Promise<readonly string[]> {
    const rows = await this.#tx
      .selectFrom('user_right')
      .select('name')
      .distinct()
      .where('user_id', '=', id)
      .orderBy('name')
      .execute();
    return rows.map(({ name }) => name);
  }

  /** A customer's groups are those of the linked sites. */
  async allowedGroups(id: string): Promise<readonly number[]> {
    const rows = await this.#tx
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
  }

  /** A customer's username is the e-mail address and not changed here. */
  changeUsername(id: string, username: string): Promise<boolean> {
    return renameUser(this.#tx, id, username, 'dealer');
  }

  changeEmailLogin(id: string, email: string): Promise<boolean> {
    return renameUser(this.#tx, id, email, 'consumer');
  }

  async changePassword(id: string, hash: string): Promise<number> {
    const row = await this.#tx
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
  }

  async rehash(id: string, hash: string): Promise<void> {
    await this.#tx
      .updateTable('portal_user')
      .set({ password_hash: hash })
      .where('id', '=', id)
      .execute();
  }

  contacts(id: string): Promise<readonly StoredContact[]> {
    return this.#tx
      .selectFrom('contact_method')
      .select(['type', 'value'])
      .where('user_id', '=', id)
      .orderBy('type')
      .execute();
  }

  async saveContact(id: string, contact: StoredContact): Promise<void> {
    await this.#tx
      .insertInto('contact_method')
      .values({ user_id: id, type: contact.type, value: contact.value })
      .onConflict((taken) =>
        taken.columns(['user_id', 'type']).doUpdateSet({ value: contact.value }),
      )
      .execute();
  }

  async removeContact(id: string, type: ContactType): Promise<void> {
    await this.#tx
      .deleteFrom('contact_method')
      .where('user_id', '=', id)
      .where('type', '=', type)
      .execute();
  }

  async saveSecurityAnswers(
    id: string,
    answers: readonly { readonly questionId: string; readonly hash: string }[],
  ): Promise<void> {
    await this.#tx.deleteFrom('security_answer').where('user_id', '=', id).execute();
    if (answers.length > 0)
      await this.#tx
        .insertInto('security_answer')
        .values(answers.map((a) => ({ user_id: id, question_id: a.questionId, hash: a.hash })))
        .execute();
    await this.#tx
      .updateTable('portal_user')
      .set({ security_questions_required: false })
      .where('id', '=', id)
      .execute();
  }

  async acceptTerms(id: string, version: number): Promise<void> {
    await this.#tx
      .updateTable('portal_user')
      .set({ terms_version: version })
      .where('id', '=', id)
      .execute();
  }

  async acceptPrivacyPolicy(id: string, version: number): Promise<void> {
    await this.#tx
      .updateTable('portal_user')
      .set({ privacy_version: version })
      .where('id', '=', id)
      .execute();
  }
}
