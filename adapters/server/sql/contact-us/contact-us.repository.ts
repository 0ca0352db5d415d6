import { sql } from 'kysely';
import type { ContactUsRepository } from '#core/backend/contact-us/contact-us.repository.port.ts';
import { referenceOf } from '#core/backend/intake/read-reference.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { sqlStoredRows } from '../stored-list/stored-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

const ORDER = sql`place nulls last, lower(purpose), id`;

/** Query for the phone numbers, and for the messages of one user, newest first. */
const selectOwn = prepareRead((db, { accountId, limit }: { accountId: string; limit: number }) =>
  together({
    numbers: db
      .selectFrom('contact_number')
      .select(['id', 'purpose', 'phone', 'hours'])
      .where('deleted_at', 'is', null)
      .orderBy(sql`place nulls last, lower(purpose), id`),
    sent: db
      .selectFrom('intake')
      .leftJoin('site', 'site.num', 'intake.site_num')
      .select([
        'intake.num',
        'intake.summary as topic',
        'intake.text',
        'intake.status',
        'intake.created_at as createdAt',
        'intake.answer',
        'intake.answered_at as answeredAt',
        'intake.site_num as siteNum',
        'site.name as siteName',
      ])
      .where('intake.kind', '=', sql.lit('message'))
      .where('intake.account_id', '=', accountId)
      .orderBy('intake.created_at', 'desc')
      .orderBy('intake.num', 'desc')
      .limit(limit),
  }),
);

/** Stores the provider's phone numbers and messages from users in SQL. */
export const sqlContactUsRepository = (tx: SqlTransaction): ContactUsRepository => ({
  numbers: sqlStoredRows(tx, 'contact_number', {
    order: ORDER,
    read: (row) => row,
  }),

  read: async (accountId, limit) => {
    const [found] = await selectOwn(tx, { accountId, limit });
    return {
      numbers: [...(found?.numbers ?? [])],
      sent: (found?.sent ?? []).map((row) => ({
        reference: referenceOf('message', row.num),
        topic: row.topic ?? '',
        site:
          row.siteNum === null || row.siteName === null
            ? null
            : { siteNum: row.siteNum, siteName: row.siteName },
        text: row.text,
        status: row.status,
        sentAt: isoInstant(row.createdAt),
        answer:
          row.answer === null || row.answeredAt === null
            ? null
            : { text: row.answer, at: isoInstant(row.answeredAt) },
      })),
    };
  },

  answer: async ({ kind, num }, { text, by, at }, rev) => {
    const { numUpdatedRows } = await tx
      .updateTable('intake')
      .set((eb) => ({
        answer: text,
        answered_by: by,
        answered_at: at,
        status: 'Closed' as const,
        rev: eb('rev', '+', 1),
      }))
      .where('kind', '=', kind)
      .where('num', '=', num)
      .where('rev', '=', rev)
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  writer: async ({ kind, num }) => {
    const { rows } = await sql<{
      readonly accountId: string;
      readonly email: string | null;
      readonly siteGroupNum: number | null;
    }>`
      select writer.id as "accountId", intake.site_group_num as "siteGroupNum",
             (select min(method.value) from contact_method method
               where method.user_id = writer.id and method.type = 'email' and not writer.disabled) as email
        from intake join portal_user writer on writer.id = intake.account_id
       where intake.kind = ${kind} and intake.num = ${num}`.execute(tx);
    return rows[0] ?? null;
  },
});
