import type { BulkTestForm } from '../../bulk-tests/bulk-test.schema.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { checkLength } from '../../tests-on-site/check-extension.rule.ts';
import { checkPlacement } from '../../tests-on-site/check-placement.rule.ts';
import type { TestForm } from '../../tests-on-site/site-test.schema.ts';
import { momentText } from '../moment-text.rule.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { joinTests, metBy } from '../tests-on-site/join-tests.rule.ts';
import { newTest } from '../tests-on-site/new-test.rule.ts';
import type { BulkSite } from './bulk-test.repository.port.ts';

/** The expected result for one account: a new test, a merged test, or the reason to skip the account. */
export type BulkVerdict =
  | { readonly kind: 'go'; readonly wanted: StoredTest; readonly words: string | null }
  | {
      readonly kind: 'merge';
      readonly wanted: StoredTest;
      /** Running or planned tests that the new test would merge with, ordered by end time. */
      readonly met: readonly StoredTest[];
      readonly joined: StoredTest;
      readonly words: string | null;
    }
  | { readonly kind: 'skip'; readonly words: string };

/** Facts used to check each account: the person who places the tests, the current time, and the wall clock. */
export interface BulkContext {
  readonly accountId: string;
  readonly name: string;
  readonly now: number;
  readonly wallClock: WallClock;
  /**
   * Time of the dry run, milliseconds UTC; null before the dry run. The person who confirmed the dry run did not see tests
   * that changed after this time.
   */
  readonly checkedAt: number | null;
}

/** Builds the test form for a site of a bulk-test run: the test covers the whole site and starts now. */
const formOf = ({ category, length, endsAt, reason }: BulkTestForm): TestForm => ({
  category,
  length,
  endsAt,
  reason,
  mode: 'noAction',
  devNums: [],
  scope: { kind: 'all', zones: [], serviceTypes: [] },
  startsAt: null,
  recurrence: null,
  confirmed: false,
  warning: { minutes: [15], channels: ['inApp'] },
});

const skip = (words: string): BulkVerdict => ({ kind: 'skip', words });

/** Returns why a site cannot be placed on test in bulk; null if it can (domain guide 5.5 "Bulk actions"). */
export const barred = (site: BulkSite, { now, wallClock }: BulkContext): string | null => {
  const localClock = { wallClock, timeZone: site.timeZone, now };
  if (site.state === 'cancelled') return 'Monitoring has ended.';
  if (site.state === 'outOfService') {
    const since =
      site.outSince === null
        ? ''
        : ` since ${momentText(site.outSince, localClock).replace(/^(on|at) /, '')}`;
    return `Out of service${since}. It isn’t monitored; return it to service first.`;
  }
  return site.verifyTests
    ? 'Its tests require a passcode or PIN. Place it on test from its own page.'
    : null;
};

/** Returns a warning about an open trouble or alarm at the site, which nobody acts on during a test; null if there is none. */
const toBeKnown = ({ hasTrouble, openAlarm }: BulkSite): string | null => {
  const warnings = [
    openAlarm !== null && `In alarm now: ${openAlarm}. While on test, no one acts on new signals.`,
    hasTrouble && 'Open troubles stay on record, but no one acts on them.',
  ].filter((one) => one !== false);
  return warnings.length === 0 ? null : warnings.join(' ');
};

/** Returns a text that names the person who changed a test of the site after the dry run; null if nobody did. */
export const changedSince = (
  site: BulkSite,
  { checkedAt, now, wallClock }: BulkContext,
): string | null => {
  const changed = site.tests.find(({ updatedAt }) => checkedAt !== null && updatedAt > checkedAt);
  if (changed === undefined) return null;
  const at = momentText(changed.updatedAt, { wallClock, timeZone: site.timeZone, now });
  return `${changed.updatedBy ?? changed.placedBy} changed a test here ${at}. Check it again.`;
};

/**
 * Decides the result of placing one of many accounts on test. The limits and merging rules are the same as for a test
 * placed on the site's own page (domain guide 6.1).
 */
export const bulkVerdict = (
  site: BulkSite,
  form: BulkTestForm,
  context: BulkContext & { readonly id: string },
): BulkVerdict => {
  const { accountId, id, name, now, wallClock } = context;
  const reason = barred(site, context) ?? changedSince(site, context);
  if (reason !== null) return skip(reason);
  const checked = checkPlacement(
    formOf(form),
    {
      role: 'dealer',
      groupHours: site.maxTestHours,
      devNums: site.devNums,
      zones: [],
      paidTypes: [],
      timeZone: site.timeZone,
      clock: wallClock,
    },
    now,
  );
  if (!checked.ok) return skip(`${Object.values(checked.error).join('. ')}.`);
  const proof = { role: 'dealer', accountId, verifiedBy: null } as const;
  const wanted = newTest(site, checked.value, { id, name, now, ...proof });
  const met = metBy(wanted, site.tests, now).toSorted((a, b) => b.endsAt - a.endsAt);
  const joined = joinTests(wanted, met, now);
  const fits = checkLength(joined, joined.role, now, site.maxTestHours);
  if (!fits.ok) return skip(`${fits.error.message}.`);
  const words = toBeKnown(site);
  if (met.length === 0) return { kind: 'go', wanted, words };
  // An existing test that ends no earlier than the new one would not change, so the account is skipped.
  const longer = met.find(({ startsAt, endsAt }) => startsAt <= now && endsAt >= wanted.endsAt);
  if (longer === undefined) return { kind: 'merge', wanted, met, joined, words };
  const until = momentText(longer.endsAt, { wallClock, timeZone: site.timeZone, now });
  return skip(`Already on test until ${until.replace(/^(at|on) /, '')}, by ${longer.placedBy}.`);
};
