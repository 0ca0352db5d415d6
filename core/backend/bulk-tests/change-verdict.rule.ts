import { type BulkChangeForm, type BulkDryForm } from '../../bulk-tests/bulk-test.schema.ts';
import { calendarDay } from '../../kernel/calendar-day.rule.ts';
import { counted } from '../../kernel/counted.rule.ts';
import { MOST_NOTES, noteFormOn } from '../../site-file/note-form.schema.ts';
import { checkExtension, checkLength } from '../../tests-on-site/check-extension.rule.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import { unrestoredZones, oneTickEach } from '../../tests-on-site/tick-zone.rule.ts';
import { joinTests, metBy } from '../tests-on-site/join-tests.rule.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import type { BulkSite } from './bulk-test.repository.port.ts';
import { type BulkContext, changedSince } from './bulk-verdict.rule.ts';

/** The expected result of a change for one account: the running tests that change and their new end, or the reason to skip it. */
export type ChangeVerdict =
  | {
      readonly kind: 'go';
      readonly tests: readonly StoredTest[];
      /** The extended test; null for any other act. */
      readonly wanted: StoredTest | null;
      /** True if the extended test reaches another one and is merged with it. */
      readonly merges: boolean;
    }
  | { readonly kind: 'skip'; readonly words: string };

/** The reason to leave a test on, because ending it would send the signals of these zones to the center. */
export const ZONES_IN_ALARM =
  'Some zones are in alarm and have not restored. Take it off test from its own page.';

const skip = (words: string): ChangeVerdict => ({ kind: 'skip', words });

const GO = { kind: 'go', tests: [], wanted: null, merges: false } as const;

const offTest = (site: BulkSite, tests: readonly StoredTest[]): ChangeVerdict =>
  unrestoredZones(oneTickEach(site.ticks)).length > 0 ? skip(ZONES_IN_ALARM) : { ...GO, tests };

const extended = (
  site: BulkSite,
  tests: readonly StoredTest[],
  by: number,
  { name, now }: BulkContext,
): ChangeVerdict => {
  const [test] = tests;
  if (test === undefined || tests.length > 1)
    return skip(`It has ${counted(tests.length, 'running test')}. Extend one from its own page.`);
  const end = checkExtension(test, by, 'dealer', now, site.maxTestHours);
  if (!end.ok)
    return skip(end.error.kind === 'tooLong' ? `${end.error.message}.` : 'This test has ended.');
  const changed = { rev: test.rev + 1, updatedAt: now, updatedBy: name };
  const wanted: StoredTest = { ...test, ...changed, endsAt: end.value, warned: [] };
  const met = metBy(wanted, site.tests, now);
  const joined = joinTests(wanted, met, now);
  const fits = checkLength(joined, joined.role, now, site.maxTestHours);
  return fits.ok
    ? { ...GO, tests, wanted, merges: met.length > 0 }
    : skip(`${fits.error.message}.`);
};

const noted = (site: BulkSite, until: string | null, { now }: BulkContext): ChangeVerdict => {
  if (site.notes >= MOST_NOTES)
    return skip(`It has ${MOST_NOTES} notes, which is the most. Delete one that has ended.`);
  const today = calendarDay(now, site.timeZone);
  const form = { text: 'Note', until, pinned: false };
  const checked = noteFormOn(today, { permanent: true }).safeParse(form);
  return checked.success ? GO : skip(`${checked.error.issues[0]?.message ?? ''}.`);
};

/** Decides the result of ending or extending the running test of one of many accounts, or of adding a note to it (domain guide 6.1, 6.11). */
export const changeVerdict = (
  site: BulkSite,
  form: BulkChangeForm | Exclude<BulkDryForm, { readonly length: unknown }>,
  context: BulkContext,
): ChangeVerdict => {
  if (form.act === 'note') return noted(site, form.until, context);
  const changed = changedSince(site, context);
  if (changed !== null) return skip(changed);
  const running = site.tests
    .filter((test) => testState(test, context.now) === 'Active')
    .toSorted((a, b) => b.endsAt - a.endsAt);
  if (running.length === 0) return skip('It isn’t on test.');
  return form.act === 'takeOff'
    ? offTest(site, running)
    : extended(site, running, form.by, context);
};
