import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { accountForm, accountFormOn } from '#core/account-info/account-form.schema.ts';
import { cancelForm, cancelFormOn } from '#core/account-info/cancellation.schema.ts';
import { temporaryHoursFormSchema } from '#core/business-hours/business-hours.schema.ts';
import { contactForm, contactFormSchema } from '#core/contacts/contact-form.schema.ts';
import { holidayForm, holidayFormSchema } from '#core/holidays/holiday.schema.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import { campaignForm, campaignFormSchema } from '#core/marketing/campaign.schema.ts';
import { newsDraftSchema, newsForm } from '#core/news/news.schema.ts';
import { onCallListFormSchema } from '#core/on-call/on-call-list-form.schema.ts';
import { ON_CALL_PURPOSES } from '#core/on-call/on-call.ts';
import { overrideFormSchema, swapFormSchema } from '#core/on-call/override-form.schema.ts';
import { passcodeForm, passcodeFormSchema } from '#core/passcodes/passcode-form.schema.ts';
import { scheduleFormSchema } from '#core/schedules/schedule-form.schema.ts';
import { permitForm, permitSchema } from '#core/site-file/agencies-form.schema.ts';
import { noteForm, noteFormOn } from '#core/site-file/note-form.schema.ts';
import {
  outOfServiceForm,
  outOfServiceFormSchema,
} from '#core/site-file/out-of-service-entry.schema.ts';

const UNREAD = ['0', '2', '2026', '2026-03-1x', '9', 'soon', '~', '3/1', '12.03.2026', ''];
const DAYS = ['2026-03-12', '2026-03-15', '2026-03-10'] as const;
const MOMENTS = [
  '2026-03-12T08:00:00.000Z',
  '2026-03-15T08:00:00.000Z',
  '2026-03-10T08:00:00.000Z',
] as const;

/** A first day, a later one, and one before the first. */
type Three = readonly [first: string, later: string, before: string];
type Row = readonly [z.ZodMiniType, unknown, readonly (readonly [string, string])[], Three?];

/** Every schema that compares two days or times, with a value of its shape and the compared fields. */
const ROWS: Readonly<Record<string, Row>> = {
  schedules: [
    scheduleFormSchema,
    {
      layer: 'temporary',
      kind: 'Closed all day',
      reason: null,
      authorizedBy: null,
      holidayGroup: null,
      holidayName: null,
      areaNums: [],
      entries: [],
    },
    [['fromDay', 'toDay']],
  ],
  contacts: [
    contactFormSchema,
    contactForm.read({ ...contactForm.show(null), lastName: 'Lee' }),
    [
      ['effective', 'expires'],
      ['unavailableFrom', 'unavailableTo'],
    ],
  ],
  passcodes: [
    passcodeFormSchema,
    passcodeForm.read({ ...passcodeForm.show(null), holder: 'Lee' }),
    [['validFrom', 'validUntil']],
  ],
  news: [
    newsDraftSchema,
    newsForm.read({ ...newsForm.show(null), title: 'News', body: 'Text' }),
    [['effectiveDate', 'expirationDate']],
  ],
  campaigns: [
    campaignFormSchema,
    campaignForm.read({ ...campaignForm.show(null), title: 'Spring', audience: ['Dealer'] }),
    [['validFrom', 'validTo']],
  ],
  holidays: [
    holidayFormSchema,
    holidayForm.read({ ...holidayForm.show(null), name: 'Harbor Day' }),
    [['fromDay', 'toDay']],
  ],
  'on-call lists': [
    onCallListFormSchema,
    {
      name: 'List',
      purpose: ON_CALL_PURPOSES[0],
      handoffAt: 480,
      rotationDays: 7,
      covers: null,
      tiers: [],
    },
    [['startsOn', 'endsOn']],
  ],
  permits: [
    permitSchema,
    { id: null, ...permitForm.read({ ...permitForm.show(null), type: 'Alarm', number: '7' }) },
    [['issued', 'expires']],
  ],
  'out of service': [
    outOfServiceFormSchema,
    outOfServiceForm.read({ ...outOfServiceForm.show(null), reason: 'Storm' }),
    [['starts', 'ends']],
    ['2026-03-12T08:00', '2026-03-15T08:00', '2026-03-10T08:00'],
  ],
  'temporary hours': [
    temporaryHoursFormSchema,
    { open: true, reason: 'Storm', greeting: null },
    [['from', 'to']],
    MOMENTS,
  ],
  overrides: [
    overrideFormSchema,
    {
      listId: '00000000-0000-4000-8000-000000000000',
      tier: 'primary',
      kind: 'add',
      personId: '00000000-0000-4000-8000-000000000001',
      insteadOf: null,
      note: null,
    },
    [['from', 'to']],
    MOMENTS,
  ],
  swaps: [
    swapFormSchema,
    {
      listId: '00000000-0000-4000-8000-000000000000',
      tier: 'primary',
      toPersonId: null,
      back: null,
      note: null,
    },
    [['from', 'to']],
    MOMENTS,
  ],
};

it.each(Object.entries(ROWS))('%s compare only days that can be read', (_, row) => {
  const [schema, rest, pairs, [first, later, before] = DAYS] = row;
  for (const [from, to] of pairs) {
    const wrong = (a: string, b: string): readonly string[] => {
      const read = readForm(schema, { ...(rest as object), [from]: a, [to]: b });
      return read.ok ? [] : Object.keys(read.error);
    };
    expect(wrong(first, later)).toEqual([]);
    expect(wrong(first, before)).toHaveLength(1);
    // A time that cannot be read is sent as an empty text.
    for (const text of first.endsWith('Z') ? [''] : UNREAD) {
      expect([text, wrong(text, later).filter((at) => at !== from)]).toEqual([text, []]);
      expect([text, wrong(first, text).filter((at) => at !== to)]).toEqual([text, []]);
    }
  }
});

it.each([
  ['a note', accountFormOn('2026-03-12'), accountForm.read(accountForm.show(null)), 'noteUntil'],
  [
    'a note of a site',
    noteFormOn('2026-03-12', { permanent: true }),
    noteForm.read(noteForm.show(null)),
    'until',
  ],
  [
    'a cancellation',
    cancelFormOn({ first: '2026-03-12', last: '2027-03-12' }),
    cancelForm.read(cancelForm.show(null)),
    'day',
  ],
] as const)(
  'the day of %s that cannot be read is not said to be past too',
  (_, schema, rest, at) => {
    for (const text of ['0', '2026', '3/1']) {
      const read = readForm(schema as z.ZodMiniType, { ...rest, [at]: text });
      expect(read.ok ? [] : read.error[at]).toEqual(['Enter a date']);
    }
  },
);
