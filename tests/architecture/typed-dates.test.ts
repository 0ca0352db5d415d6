import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { companyForm } from '#core/account-group/company.schema.ts';
import { accountForm } from '#core/account-info/account-form.schema.ts';
import { cancelForm } from '#core/account-info/cancellation.schema.ts';
import { MESSAGE_LIST } from '#core/answering-messages/message-list.ts';
import { AUDIT_LIST } from '#core/audit/audit-list.ts';
import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import {
  businessHoursForm,
  temporaryHoursForm,
} from '#core/business-hours/business-hours.schema.ts';
import { contactForm } from '#core/contacts/contact-form.schema.ts';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import { holidayForm } from '#core/holidays/holiday.schema.ts';
import { typedMoment } from '#core/kernel/typed-time.rule.ts';
import type { ListShape } from '#core/lists/list-query.schema.ts';
import { askedQuery } from '#core/lists/read-list-query.rule.ts';
import { campaignForm } from '#core/marketing/campaign.schema.ts';
import { permitForm } from '#core/new-account/premises-form.schema.ts';
import { newsForm } from '#core/news/news.schema.ts';
import { onCallListForm, onCallPersonForm } from '#core/on-call/on-call-list-form.schema.ts';
import { fixedForm, overrideForm, swapForm } from '#core/on-call/override-form.schema.ts';
import { passcodeForm } from '#core/passcodes/passcode-form.schema.ts';
import { REPORT_LIST } from '#core/reports/report-list.ts';
import { reportScheduleForm } from '#core/reports/report-schedule.schema.ts';
import { NEW_ENTRY, readEntry } from '#core/schedules/typed-entry.rule.ts';
import { permitForm as sitePermitForm } from '#core/site-file/agencies-form.schema.ts';
import { deviceForm } from '#core/site-file/device-form.schema.ts';
import { noteForm } from '#core/site-file/note-form.schema.ts';
import { outOfServiceForm } from '#core/site-file/out-of-service-entry.schema.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { bulkForm } from '#ui/accounts/bulk-form.rule.ts';
import { NEW_SCHEDULE, validateTyped } from '#ui/schedules/typed-schedule.ts';
import { PARTIAL_TIME } from '#ui/kit/dates/use-typed-time.ts';
import { PROJECT } from './project.ts';

const DAYS = ['3/1', '2026-03-1x', '12.03.2026', 'soon'];
const MOMENTS = ['T08:00', '2026-03-12T', '3/1T08:00', `2026-03-12T${PARTIAL_TIME}`];

type Schema = z.ZodMiniType;
const refusesAll = (schemas: readonly Schema[], values: readonly unknown[]): boolean =>
  schemas.every((schema) => values.every((value) => !z.safeParse(schema, value).success));
/** Each schema refuses a text that is no day. */
const days =
  (...schemas: readonly Schema[]) =>
  () =>
    refusesAll(schemas, DAYS);
/** Each schema refuses a time of day that is typed by half, as a text and as the minute read from that text. */
const times =
  (...schemas: readonly Schema[]) =>
  () =>
    refusesAll(schemas, [PARTIAL_TIME, Number.NaN]);
/** Each schema refuses what is read from a date and time that are typed by half. */
const moments =
  (...schemas: readonly Schema[]) =>
  () =>
    refusesAll(
      schemas,
      MOMENTS.map((typed) => typedMoment(typed, 'America/New_York')),
    );
/** Each list stays with the day it had. */
const lists =
  (...shapes: readonly ListShape[]) =>
  () =>
    shapes.every((shape) => {
      const names = Object.keys(shape.filters).filter((at) => shape.filters[at]?.kind === 'day');
      const before = Object.fromEntries(names.map((name) => [name, '2026-03-12']));
      return DAYS.every((text) => {
        const typed = {
          ...shape.start,
          filters: Object.fromEntries(names.map((at) => [at, text])),
        };
        const kept = askedQuery(shape, typed, { ...shape.start, filters: before }).filters;
        const none = askedQuery(shape, typed, shape.start).filters;
        return names.length > 0 && JSON.stringify([kept, none]) === JSON.stringify([before, {}]);
      });
    });
/** A test of the view model or of the kit holds the owner to it. */
const testedIn = (file: string, name: string) => () =>
  readFileSync(join(PROJECT, 'tests', file), 'utf8').includes(name);
const held = testedIn('ui/kit/dates/unread-entry.test.ts', 'always has a day is given days alone');
const window = { weekdays: [1], from: '08:00', to: PARTIAL_TIME };
const siteTests = testedIn(
  'ui/tests-on-site/site-tests.view-model.test.ts',
  'never starts now when %s is typed',
);

/** Every file with a date or time field, and how the owner of the field refuses what cannot be read. */
const OWNERS: Readonly<Record<string, () => boolean>> = {
  'ui/account-changes/cancel-form.tsx': days(cancelForm.draft.day),
  'ui/account-group/company-panel.tsx': () =>
    DAYS.every(
      (expires) => !z.safeParse(companyForm.draft.licences, [{ number: '7', expires }]).success,
    ),
  'ui/account-info/account-form.tsx': days(accountForm.draft.noteUntil),
  'ui/accounts/account-filters.tsx': lists(ACCOUNT_LIST),
  'ui/accounts/bulk-form.tsx': () => {
    const typed = {
      category: 'Other',
      reason: 'Other',
      length: 'custom',
      by: 1,
      text: 'x',
    } as const;
    return (
      MOMENTS.every(
        (ends) => bulkForm('place', { ...typed, timeZone: 'UTC', until: '', ends }) === null,
      ) && days(noteForm.draft.until)()
    );
  },
  'ui/answering-messages/message-filters.tsx': lists(MESSAGE_LIST),
  'ui/audit/audit.tab.tsx': lists(AUDIT_LIST),
  'ui/billing/billing-filters.tsx': lists(INVOICE_LIST, PAYMENT_LIST),
  'ui/business-hours/hours-form.tsx': () =>
    refusesAll(
      [businessHoursForm.intervals],
      [[{ weekdays: [1], opensAt: Number.NaN, closesAt: 600 }]],
    ),
  'ui/business-hours/temporary-form.tsx': moments(temporaryHoursForm.from, temporaryHoursForm.to),
  'ui/business-hours/week-of-group.tsx': held,
  'ui/contacts/contact-form-fields.tsx': days(
    contactForm.draft.effective,
    contactForm.draft.expires,
    contactForm.draft.unavailableFrom,
    contactForm.draft.unavailableTo,
  ),
  'ui/contacts/contact-questions.tsx': testedIn(
    'ui/contacts/contacts.view-model.test.ts',
    'no vacation and no last day of which a part is typed is sent',
  ),
  'ui/contacts/contact-times.tsx': () => {
    const typed = { ...contactForm.show(null), callHours: { always: false, windows: [window] } };
    const { callHours } = contactForm.read(typed) as { readonly callHours: unknown };
    return refusesAll([contactForm.draft.callHours], [callHours]);
  },
  'ui/contacts/who-would-we-call.tsx': held,
  'ui/history/history-days.tsx': lists(HISTORY_LIST),
  'ui/holidays/holiday-fields.tsx': days(holidayForm.draft.fromDay, holidayForm.draft.toDay),
  'ui/marketing/campaign-form.tsx': days(campaignForm.draft.validFrom, campaignForm.draft.validTo),
  'ui/new-account/agencies-step.tsx': days(permitForm.draft.issued, permitForm.draft.expires),
  'ui/new-account/step-fields.tsx': days(permitForm.draft.issued, permitForm.draft.expires),
  'ui/news/news-form.tsx': days(newsForm.draft.effectiveDate, newsForm.draft.expirationDate),
  'ui/notices/banner-history.tsx': testedIn(
    'ui/notices/banner-settings.view-model.test.ts',
    'sends no end of which %s is read',
  ),
  'ui/on-call/fixed-form.tsx': moments(fixedForm.from, fixedForm.to),
  'ui/on-call/list-form.tsx': () =>
    days(onCallListForm.startsOn, onCallListForm.endsOn)() && times(onCallListForm.handoffAt)(),
  'ui/on-call/override-panel.tsx': moments(overrideForm.from, overrideForm.to),
  'ui/on-call/person-form.tsx': () =>
    refusesAll([onCallPersonForm.quiet], [{ from: Number.NaN, to: 60, lets: 'Urgent' }]),
  'ui/on-call/swap-panel.tsx': moments(swapForm.from, swapForm.to),
  'ui/passcodes/hours-field.tsx': () => {
    const typed = { ...passcodeForm.show(null), hours: [window] };
    const { hours } = passcodeForm.read(typed) as { readonly hours: unknown };
    return refusesAll([passcodeForm.draft.hours], [hours]);
  },
  'ui/passcodes/passcode-form.tsx': days(
    passcodeForm.draft.validFrom,
    passcodeForm.draft.validUntil,
  ),
  'ui/reports/completed-tab.tsx': lists(REPORT_LIST),
  'ui/reports/schedule-form.tsx': times(reportScheduleForm.atTime),
  'ui/schedules/effective-card.tsx': held,
  'ui/schedules/hours-fields.tsx': () =>
    !readEntry({ ...NEW_ENTRY, opens: PARTIAL_TIME }).ok &&
    !readEntry({ ...NEW_ENTRY, closes: PARTIAL_TIME }).ok,
  'ui/schedules/schedule-fields.tsx': () =>
    DAYS.every((fromDay) => {
      const typed = { ...NEW_SCHEDULE, reason: 'Other', fromDay, toDay: '2026-03-12' };
      const read = validateTyped(typed, { holidayGroup: null, holidayName: null });
      return !read.ok && read.error['fromDay'] !== undefined;
    }),
  'ui/sites/device-editor.tsx': days(
    deviceForm.draft.installedOn,
    deviceForm.draft.lastServiceOn,
    deviceForm.draft.nextServiceOn,
  ),
  'ui/sites/note-editor.tsx': days(noteForm.draft.until),
  'ui/sites/out-of-service-editor.tsx': () =>
    refusesAll([outOfServiceForm.draft.starts, outOfServiceForm.draft.ends], MOMENTS),
  'ui/sites/permit-fields.tsx': days(sitePermitForm.draft.issued, sitePermitForm.draft.expires),
  'ui/tests-on-site/form-basics.tsx': siteTests,
  'ui/tests-on-site/form-details.tsx': siteTests,
};

const half = { weekdays: [1], opensAt: Number.NaN, closesAt: 600 };
it.each([
  ['a hand-off', onCallListForm.handoffAt, Number.NaN],
  [
    'the hours of a list',
    onCallListForm.covers,
    { from: { weekday: 1, minute: Number.NaN }, to: { weekday: 2, minute: 60 } },
  ],
  ['quiet hours', onCallPersonForm.quiet, { from: Number.NaN, to: 60, lets: 'Urgent' }],
  ['business hours', businessHoursForm.intervals, [half]],
  ['the hour of a report', reportScheduleForm.atTime, PARTIAL_TIME],
] as const)('a half-typed time of %s is refused in words', (_, schema, value) => {
  const read = z.safeParse(schema, value);
  expect(read.error?.issues.map(({ message }) => message)).toEqual([expect.stringMatching(/time/)]);
});

const sources = readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' })
  .map((file) => `ui/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }));
const isField = (file: string): boolean =>
  file.startsWith('ui/kit/dates/') || /^ui\/forms\/(date|local)-time-field/.test(file);
const FIELD = /<(?:DateField|TimeField|LocalTimeField|SpanFields|CardDate|TypedDay)\b/;
const BROWSERS_OWN = /type\s*[=:]\s*\{?["'`](?:time|date|datetime-local|month|week)["'`]/;

it('whoever owns a date or time field refuses what cannot be read, and is listed here', () => {
  const owners = sources.filter(({ file, text }) => FIELD.test(text) && !isField(file));
  expect(owners.map(({ file }) => file).toSorted()).toEqual(Object.keys(OWNERS).toSorted());
  const lenient = Object.entries(OWNERS).filter(([, refuses]) => !refuses());
  expect(lenient.map(([file]) => file)).toEqual([]);
});

it('no screen has a date or time input of the browser, which calls half a time empty', () => {
  const own = sources.filter(({ file, text }) => BROWSERS_OWN.test(text) && !isField(file));
  expect(own.map(({ file }) => file)).toEqual([]);
  expect(BROWSERS_OWN.test('<Field type="time" />')).toBe(true);
});
