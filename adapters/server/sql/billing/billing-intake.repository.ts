import { sql } from 'kysely';
import type {
  BillingIntakeRepository,
  DraftProgress,
  KnownInvoice,
} from '#core/backend/billing/billing-intake.repository.port.ts';
import type { PayableInvoice } from '#core/backend/billing/check-invoice.rule.ts';
import { OPEN, inBilling } from './billing-rows.ts';
import { jsonText } from '../json-text.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

/** Recomputes the paid amounts of invoices from their payments. */
const countPaid = (tx: SqlTransaction, invoices: readonly string[]) =>
  sql`update invoice i set paid = coalesce((select sum(u.amount) from payment_use u where u.invoice_id = i.id), 0)
       where i.id = any(${[...invoices]}::uuid[])`.execute(tx);

/** Returns a repository that stores what the accounting system submits, within the transaction `tx`. */
export const sqlBillingIntakeRepository = (tx: SqlTransaction): BillingIntakeRepository => ({
  lock: async () => {
    await sql`select pg_advisory_xact_lock(hashtext('billing'))`.execute(tx);
  },

  isGroup: (siteGroupNum) =>
    happened(tx.selectFrom('site_group').select('num').where('num', '=', siteGroupNum)),

  putGroup: (entry, now) => {
    const row = {
      revision: entry.revision,
      next_invoice_on: entry.nextInvoiceOn,
      autopay_method: entry.autopay?.method ?? null,
      autopay_last4: entry.autopay?.last4 ?? null,
      contacts: sql<(typeof entry)['contacts']>`${jsonText(entry.contacts)}::jsonb`,
      received_at: now,
    };
    return happened(
      tx
        .insertInto('billing_group')
        .values({ site_group_num: entry.siteGroupNum, ...row })
        .onConflict((known) =>
          known
            .column('site_group_num')
            .doUpdateSet(row)
            .where('billing_group.revision', '<', entry.revision),
        )
        .returning('site_group_num'),
    );
  },

  find: async (number) => {
    const { rows } = await sql<KnownInvoice>`
      select coalesce(i.id, d.invoice_id)::text as id, i.revision, coalesce(i.paid, 0) as paid,
             coalesce(i.site_group_num, (d.head ->> 'siteGroupNum')::int) as "siteGroupNum", d.head as draft
        from (select * from invoice where number = ${number}) i
        full join (select * from invoice_draft where number = ${number}) d on true`.execute(tx);
    return rows[0] ?? null;
  },

  begin: async (id, head, now) => {
    await sql`
      delete from invoice_line
       where invoice_id = ${id}::uuid
         and revision is distinct from (select revision from invoice where id = ${id}::uuid)`.execute(
      tx,
    );
    await sql`
      insert into invoice_draft (number, invoice_id, revision, head, received_at)
      values (${head.number}, ${id}::uuid, ${head.revision}::int, ${jsonText(head)}::jsonb, ${now}::bigint)
      on conflict (number) do update
        set revision = excluded.revision, head = excluded.head, received_at = excluded.received_at`.execute(
      tx,
    );
  },

  addLines: async ({ id, revision }, first, lines) => {
    const rows = jsonText(lines.map((line, index) => ({ ...line, place: first + index })));
    const { rows: added } = await sql`
      insert into invoice_line (invoice_id, revision, place, xmit, site_name, service, rate, quantity,
                                from_on, to_on, days, of_days, amount, credit_reason)
      select ${id}::uuid, ${revision}::int, line.place, line.xmit, line."siteName", line.service, line.rate,
             line.quantity, line."from", line."to", line.days, line."ofDays", line.amount, line."creditReason"
        from json_to_recordset(${rows}::json) as line (place int, xmit text, "siteName" text, service text,
             rate bigint, quantity int, "from" date, "to" date, days int, "ofDays" int, amount bigint,
             "creditReason" text)
      on conflict do nothing returning place`.execute(tx);
    const { rows: sums } = await sql<Omit<DraftProgress, 'added'>>`
      select count(*)::int as lines, coalesce(sum(amount), 0)::bigint as amount
        from invoice_line where invoice_id = ${id}::uuid and revision = ${revision}::int`.execute(
      tx,
    );
    return { added: added.length, lines: sums[0]?.lines ?? 0, amount: sums[0]?.amount ?? 0 };
  },

  drop: async (id) => {
    await sql`
      delete from invoice_line line using invoice_draft d
       where d.invoice_id = ${id}::uuid and line.invoice_id = d.invoice_id and line.revision = d.revision`.execute(
      tx,
    );
    await tx.deleteFrom('invoice_draft').where('invoice_id', '=', id).execute();
  },

  publish: async (id, head, now) => {
    await sql`
      insert into invoice (id, number, revision, site_group_num, invoice_on, due_on, period_from, period_to,
                           currency, amount, credited, credited_on, credit_reason, lines, accounts, received_at)
      values (${id}::uuid, ${head.number}, ${head.revision}::int, ${head.siteGroupNum}::int,
              ${head.invoiceOn}::date, ${head.dueOn}::date, ${head.periodFrom}::date, ${head.periodTo}::date,
              ${head.currency}, ${head.amount}::bigint, ${head.credit?.amount ?? 0}::bigint,
              ${head.credit?.on ?? null}::date, ${head.credit?.reason ?? null}, ${head.lines}::int,
              (select count(distinct xmit)::int from invoice_line
                where invoice_id = ${id}::uuid and revision = ${head.revision}::int and credit_reason is null),
              ${now}::bigint)
      on conflict (id) do update set
        revision = excluded.revision, invoice_on = excluded.invoice_on, due_on = excluded.due_on,
        period_from = excluded.period_from, period_to = excluded.period_to, currency = excluded.currency,
        amount = excluded.amount, credited = excluded.credited, credited_on = excluded.credited_on,
        credit_reason = excluded.credit_reason, lines = excluded.lines, accounts = excluded.accounts,
        received_at = excluded.received_at`.execute(tx);
    await sql`
      delete from invoice_line where invoice_id = ${id}::uuid and revision <> ${head.revision}::int`.execute(
      tx,
    );
    await tx.deleteFrom('invoice_draft').where('invoice_id', '=', id).execute();
  },

  paymentRevision: async (number) => {
    const known = tx.selectFrom('payment').select('revision').where('number', '=', number);
    return (await known.executeTakeFirst())?.revision ?? null;
  },

  payable: async ({ applied, number, siteGroupNum }) => {
    const { rows } = await sql<PayableInvoice>`
      select i.id::text as id, i.number, i.currency,
             ${OPEN} + coalesce((select u.amount from payment_use u join payment p on p.id = u.payment_id
                                  where u.invoice_id = i.id and p.number = ${number}), 0) as open
        from invoice i
       where i.number = any(${applied.map((part) => part.number)}::text[])
         and ${inBilling(sql`i.site_group_num`, { siteGroupNum })}`.execute(tx);
    return rows;
  },

  putPayment: async (id, entry, invoices, now) => {
    const { amount, applied, currency, last4, method, number, paidOn, revision } = entry;
    const used = applied.flatMap((part) => {
      const invoice = invoices.find((one) => one.number === part.number);
      return invoice === undefined || part.amount === 0 ? [] : [{ ...part, id: invoice.id }];
    });
    const row = {
      revision,
      site_group_num: entry.siteGroupNum,
      paid_on: paidOn,
      method,
      last4,
      currency,
      amount,
      applied: used.reduce((sum, part) => sum + part.amount, 0),
      received_at: now,
    };
    const stored = await tx
      .insertInto('payment')
      .values({ id, number, ...row })
      .onConflict((known) => known.column('number').doUpdateSet(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await tx
      .deleteFrom('payment_use')
      .where('payment_id', '=', stored.id)
      .returning('invoice_id')
      .execute();
    if (used.length > 0)
      await tx
        .insertInto('payment_use')
        .values(
          used.map((part) => ({
            payment_id: stored.id,
            invoice_id: part.id,
            amount: part.amount,
          })),
        )
        .execute();
    await countPaid(tx, [...before.map((use) => use.invoice_id), ...used.map((part) => part.id)]);
  },
});
