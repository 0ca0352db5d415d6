import type { Migration } from './migration.ts';

/**
 * Adds invoices from the provider's accounting to dealers (domain guide 6.13): amounts in integer cents, days in the
 * provider's time zone. Each invoice line belongs to one invoice revision, so a new revision can be loaded while the old
 * revision is shown. The state of an invoice is not stored, because it follows from the open amount and the day.
 */
export const billing: Migration = {
  num: 67,
  name: 'billing',
  statements: [
    `create table billing_group (
      site_group_num integer primary key references site_group (num),
      revision integer not null,
      next_invoice_on date,
      autopay_method text,
      autopay_last4 text,
      contacts jsonb not null,
      received_at bigint not null
    )`,
    `create table invoice (
      id uuid primary key,
      number text not null unique,
      revision integer not null,
      site_group_num integer not null references site_group (num),
      invoice_on date not null,
      due_on date not null,
      period_from date not null,
      period_to date not null,
      currency text not null,
      amount bigint not null,
      credited bigint not null check (credited >= 0),
      credited_on date,
      credit_reason text,
      paid bigint not null default 0 check (paid >= 0),
      lines integer not null,
      accounts integer not null,
      received_at bigint not null,
      check (paid = 0 or paid <= amount - credited)
    )`,
    `create index invoice_of_group on invoice (site_group_num, invoice_on desc, number)`,
    `create table invoice_draft (
      number text primary key,
      invoice_id uuid not null unique,
      revision integer not null,
      head jsonb not null,
      received_at bigint not null
    )`,
    `create table invoice_line (
      invoice_id uuid not null,
      revision integer not null,
      place integer not null,
      xmit text not null,
      site_name text not null,
      service text not null,
      rate bigint not null,
      quantity integer not null,
      from_on date not null,
      to_on date not null,
      days integer,
      of_days integer,
      amount bigint not null,
      credit_reason text,
      primary key (invoice_id, revision, place)
    )`,
    `create index invoice_line_account on invoice_line (invoice_id, revision, xmit)`,
    `create table payment (
      id uuid primary key,
      number text not null unique,
      revision integer not null,
      site_group_num integer not null references site_group (num),
      paid_on date not null,
      method text not null,
      last4 text,
      currency text not null,
      amount bigint not null check (amount > 0),
      applied bigint not null check (applied between 0 and amount),
      received_at bigint not null
    )`,
    `create index payment_of_group on payment (site_group_num, paid_on desc, number)`,
    `create table payment_use (
      payment_id uuid not null references payment (id) on delete cascade,
      invoice_id uuid not null references invoice (id) on delete cascade,
      amount bigint not null check (amount > 0),
      primary key (payment_id, invoice_id)
    )`,
    `create index payment_use_invoice on payment_use (invoice_id)`,
  ],
};
