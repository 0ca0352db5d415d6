import { sql } from 'kysely';
import type { NextSignInRepository } from '#core/backend/support/next-sign-in.repository.port.ts';
import type { LoginStep } from '#core/permission/login-step.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** The column that marks each sign-in step as due. `contactInfo` has no column: the step is due while the person has no contact method. */
const DUE_COLUMNS = {
  contactInfo: null,
  mfaVerify: 'mfa_required',
  usernameReset: 'username_reset_required',
  securityQuestions: 'security_questions_required',
  passwordReset: 'password_reset_required',
} as const satisfies Record<LoginStep, string | null>;

const setDue = async (
  tx: SqlTransaction,
  accountId: string,
  step: LoginStep,
  due: boolean,
): Promise<void> => {
  const column = DUE_COLUMNS[step];
  if (column === null) return;
  await tx
    .updateTable('portal_user')
    .set({ [column]: due })
    .where('id', '=', accountId)
    .execute();
};

/** SQL repository of the steps that support requires at a person's next sign-in. Every check-and-act locks the person's row. */
export const sqlNextSignInRepository = (tx: SqlTransaction): NextSignInRepository => ({
  lockPerson: async (accountId) => {
    await tx
      .selectFrom('portal_user')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .execute();
  },

  ask: async ({ kept, ...asked }) => {
    const column = DUE_COLUMNS[asked.step];
    const wasDue =
      column === null
        ? sql<boolean>`${kept.length === 0}::boolean`
        : sql<boolean>`(select ${sql.ref(column)} from portal_user where id = ${asked.accountId})`;
    const noted = await happened(
      tx
        .insertInto('asked_step')
        .values({ ...toRow(asked), was_due: wasDue, kept: jsonText(kept) })
        .onConflict((open) =>
          open.columns(['account_id', 'step']).where('ended', 'is', null).doNothing(),
        )
        .returning('id'),
    );
    if (noted) await setDue(tx, asked.accountId, asked.step, true);
    return noted;
  },

  takeBack: async (accountId, id) => {
    const found = await tx
      .selectFrom('asked_step')
      .select(['step', 'ended', 'was_due', 'kept'])
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return null;
    const { step, ended, kept } = found;
    if (ended !== null) return { was: ended, step };
    await tx
      .updateTable('asked_step')
      .set({ ended: 'takenBack', kept: '[]' })
      .where('id', '=', id)
      .execute();
    if (!found.was_due) await setDue(tx, accountId, step, false);
    return { was: 'open', step, kept };
  },

  meet: async (accountId, steps) => {
    await tx
      .updateTable('asked_step')
      .set({ ended: 'met', kept: '[]' })
      .where('account_id', '=', accountId)
      .where('step', 'in', steps)
      .where('ended', 'is', null)
      .execute();
  },

  correct: async (correction) => {
    await tx
      .updateTable('contact_correction')
      .set({ ended: 'replaced', value: '' })
      .where('account_id', '=', correction.accountId)
      .where('ended', 'is', null)
      .execute();
    await insertRows(tx, 'contact_correction', { ...toRow(correction), ended: null });
  },

  endCorrection: (accountId, which, how) =>
    happened(
      tx
        .updateTable('contact_correction')
        .set({ ended: how, value: '' })
        .where('account_id', '=', accountId)
        .where('ended', 'is', null)
        .$if(which !== null, (query) =>
          query.where(sql<boolean>`${sql.ref(which?.[0] ?? 'id')} = ${which?.[1]}`),
        )
        .returning('id'),
    ),

  correctionEnd: async (accountId, id) => {
    const found = await tx
      .selectFrom('contact_correction')
      .select('ended')
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst();
    return found?.ended ?? null;
  },
});
