import type { GroupContact } from '#core/account-group/account-group.schema.ts';
import { insertRows } from '../insert-rows.ts';
import { toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** Converts a group contact into column values, without phones and e-mail addresses. */
export const written = (form: GroupContact) => toRow(without(form, 'phones', 'emails'));

/** Replaces the phones and e-mail addresses of a group contact. */
export const writeLines = async (
  tx: SqlTransaction,
  id: string,
  form: GroupContact,
): Promise<void> => {
  await tx.deleteFrom('contact_phone').where('contact_id', '=', id).execute();
  await tx.deleteFrom('contact_email').where('contact_id', '=', id).execute();
  const at = { contact_id: id };
  const phones = form.phones.map((phone, index) => ({ ...at, position: index + 1, ...phone }));
  const emails = form.emails.map((email, index) => ({ ...at, position: index + 1, ...email }));
  if (phones.length > 0) await insertRows(tx, 'contact_phone', phones);
  if (emails.length > 0) await insertRows(tx, 'contact_email', emails);
};

/** Reads the phones and e-mail addresses of a group contact, in order. */
export const linesOf = async (
  tx: SqlTransaction,
  id: string,
): Promise<Pick<GroupContact, 'phones' | 'emails'>> => ({
  phones: await tx
    .selectFrom('contact_phone')
    .select(['number', 'type', 'ext', 'text'])
    .where('contact_id', '=', id)
    .orderBy('position')
    .execute(),
  emails: await tx
    .selectFrom('contact_email')
    .select(['address', 'notify'])
    .where('contact_id', '=', id)
    .orderBy('position')
    .execute(),
});
