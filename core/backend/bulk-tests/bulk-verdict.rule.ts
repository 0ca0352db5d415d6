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

/** The expected result for one account. */
export type BulkVerdict =
  | { readonly kind: 'go'; readonly wanted: StoredTest; readonly words: string | null }
  | {
      readonly kind: 'merge';
      readonly wanted: StoredTest;
      /** Running or planned tests that the new test merges with, by their end. */
      readonly met: readonly StoredTest[];
      readonly joined: StoredTest;
      readonly words: string | null;
    }
  | { readonly kind: 'skip'; readonly words: string };

/** The person who places the tests, the current time, and the wall clock. */
export interface BulkContext {
  readonly accountId: string;
  readonly name: string;
  readonly now: number;
  readonly wallClock: WallClock;
  /** Changes after this time were not seen by the person who confirmed; null before the first check. */
  readonly checkedAt: number | null;
}

/** Builds the test form for each site of a run: the whole site, starting now. */
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

/** Returns why no test can be placed at a site, whatever is requested; null if one can (domain guide 5.5 "Bulk actions"). */
const barred = (site: BulkSite, { now, wallClock }: BulkContext): string | null => {
  const localClock = { wallClock, timeZone: site.timeZone, now };
  if (site.state === 'cancelled') return 'Monitoring has ended.';
  if (site.state === 'outOfService') {
    const since =
      site.outSince === null
        ? ''
        : ` since ${momentText(site.outSince, localClock).replace(/^(on|at) /, '')}`;
    return `Out of service${since}. It is not watched; return it to service first.`;
  }
  return site.verifyTests
    ? 'Its tests need a passcode or PIN. Place it on test at the site itself.'
    : null;
};

/**
 * Returns a warning to read before confirming: during a test the center does not act on a trouble or alarm at the site.
 * Null if there is nothing to warn about.
 */
const toBeKnown = ({ hasTrouble, openAlarm }: BulkSite): string | null => {
  const text = [
    openAlarm !== null && `In alarm now: ${openAlarm}. On test, nobody acts on what happens next.`,
    hasTrouble && 'Open trouble is kept, not acted on.',
  ].filter((one) => one !== false);
  return text.length === 0 ? null : text.join(' ');
};

/** Returns text that names the person who changed a test of the site since the check; null if there is none. */
const changedSince = (
  site: BulkSite,
  { checkedAt, now, wallClock }: BulkContext,
): string | null => {
  const changed = site.tests.find(({ updatedAt }) => checkedAt !== null && updatedAt > checkedAt);
  if (changed === undefined) return null;
  const at = momentText(changed.updatedAt, { wallClock, timeZone: site.timeZone, now });
  return `${changed.updatedBy ?? changed.placedBy} changed a test here ${at}. Check it again.`;
};

/**
 * Decides what placing one of many accounts would do, with the same limits and the same merging as on the site's own page
 * (domain guide 6.1).
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
  // A test that already runs at least this long would not change.
  const longer = met.find(({ startsAt, endsAt }) => startsAt <= now && endsAt >= wanted.endsAt);
  if (longer === undefined) return { kind: 'merge', wanted, met, joined, words };
  const until = momentText(longer.endsAt, { wallClock, timeZone: site.timeZone, now });
  return skip(`On test already, until ${until.replace(/^(at|on) /, '')}, by ${longer.placedBy}.`);
};
