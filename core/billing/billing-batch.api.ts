import { operation } from '../operations/operation.ts';
import { emailText } from '../forms/email-text.schema.ts';
import * as z from 'zod/mini';
import { BILLED_SERVICES, PAYMENT_METHODS } from './invoice-detail.schema.ts';
import { CURRENCIES, MOST_CENTS } from './money-text.rule.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { batchOf, faultOf } from '../intake/batch-fields.ts';

const MOST_LINES = 1000;

const MOST_ENTRIES = 100;

const day = z
  .string()
  .check(z.refine((text) => isCalendarDay(text, 9999), 'Must be a day such as 2026-11-01'));

const whole = (from: number, to: number) =>
  z
    .int(`Must be a whole number from ${from} to ${to}`)
    .check(
      z.gte(from, `Must be a whole number from ${from} to ${to}`),
      z.lte(to, `Must be a whole number from ${from} to ${to}`),
    );

/** Amount in integer cents. */
const cents = whole(-MOST_CENTS, MOST_CENTS);

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, `Must be one of: ${words.join(', ')}`);

/** Schema for text of at most `most` characters. Replaces characters that a database cannot store with �. */
const textSchema = (most: number) =>
  z.pipe(
    z
      .string()
      .check(
        z.minLength(1, 'Must not be empty'),
        z.maxLength(most, `Must be at most ${most} characters long`),
      ),
    z.transform((text) => text.replaceAll(/\0|\p{Cs}/gu, '\ufffd')),
  );

const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.nullable(schema), null);

const last4 = orNull(z.string().check(z.regex(/^\d{4}$/, 'Must be four digits')));

/** Revision number, starting at 1. An entry changes nothing if its revision is the same as or older than the stored revision. */
const revision = whole(1, 2147483647);

const number = z
  .string()
  .check(z.regex(/^[\w.-]{1,32}$/, 'Must be letters, digits, periods and dashes, at most 32'));

const siteGroupNum = whole(1, 999999999);

const currency = oneOf(CURRENCIES);

const groupSchema = z.strictObject({
  kind: z.literal('group'),
  siteGroupNum,
  revision,
  nextInvoiceOn: orNull(day),
  autopay: orNull(z.strictObject({ method: oneOf(PAYMENT_METHODS), last4 })),
  contacts: z
    .array(
      z.strictObject({
        name: textSchema(100),
        email: emailText('Must be an email address'),
      }),
    )
    .check(z.maxLength(20, 'Must be at most 20 contacts')),
});

const invoiceSchema = z.strictObject({
  kind: z.literal('invoice'),
  number,
  revision,
  siteGroupNum,
  invoiceOn: day,
  dueOn: day,
  periodFrom: day,
  periodTo: day,
  currency,
  amount: cents,
  /** Number of lines of the invoice. The lines themselves are sent in separate entries. */
  lines: whole(1, 100000),
  credit: orNull(
    z.strictObject({ on: day, amount: whole(1, MOST_CENTS), reason: textSchema(255) }),
  ),
});

const linesSchema = z.strictObject({
  kind: z.literal('lines'),
  number,
  revision,
  /** Position in the invoice of the first line in this entry, starting at 1. */
  first: whole(1, 100000),
  lines: z
    .array(
      z.strictObject({
        xmit: textSchema(32),
        siteName: textSchema(128),
        service: oneOf(BILLED_SERVICES),
        rate: cents,
        quantity: whole(1, 100000),
        from: day,
        to: day,
        days: orNull(whole(1, 366)),
        ofDays: orNull(whole(1, 366)),
        amount: cents,
        creditReason: orNull(textSchema(255)),
      }),
    )
    .check(
      z.minLength(1, 'Must have at least one line'),
      z.maxLength(MOST_LINES, `Must be at most ${MOST_LINES} lines`),
    ),
});

const paymentSchema = z.strictObject({
  kind: z.literal('payment'),
  number,
  revision,
  siteGroupNum,
  paidOn: day,
  method: oneOf(PAYMENT_METHODS),
  last4,
  currency,
  amount: whole(1, MOST_CENTS),
  applied: z
    .array(z.strictObject({ number, amount: whole(1, MOST_CENTS) }))
    .check(z.maxLength(200, 'Must be applied to at most 200 invoices')),
});

const entrySchema = z.discriminatedUnion(
  'kind',
  [groupSchema, invoiceSchema, linesSchema, paymentSchema],
  'Must be group, invoice, lines or payment',
);

/** An invalid entry. The outcome of the entry is `unreadable` with a reason, and the rest of the batch is not affected. */
const faultySchema = z.pipe(
  z.unknown(),
  z.transform((value) => ({ kind: 'faulty' as const, message: faultOf(entrySchema, value) })),
);

const outcomeSchema = z.object({
  outcome: z.enum(['kept', 'repeated', 'notOnFile', 'refused', 'unreadable']),
  message: z.nullable(z.string()),
});

export const billingBatchApi = {
  /**
   * Stores groups, invoices, invoice lines and payments from the provider's accounting, in the sent order. Each revision
   * takes effect once (SECURITY.md §2.17).
   */
  receiveBilling: operation({
    summary: 'Submit invoices and payments',
    access: { kind: 'receiver', purposes: ['billing'] },
    input: batchOf(entrySchema, faultySchema, MOST_ENTRIES),
    /** Outcomes in the same order as the entries. */
    output: z.object({ outcomes: z.array(outcomeSchema) }),
    refusals: ['tooLarge'],
    byMachines: true,
    roomy: true,
    unhurried: true,
  }),
};
