import { daysBetween, lineAmount } from '#core/billing/invoice-state.rule.ts';
import type { BilledService } from '#core/billing/invoice-detail.schema.ts';
import { calendarDay, dayAfter } from '#core/kernel/calendar-day.rule.ts';
import type { EnteredLine, InvoiceHead } from '#core/backend/billing/billing-entry.ts';
import { DEMO_TIME_ZONE } from './demo-groups.ts';
import type { DemoSite, SiteKind } from './demo-world.ts';

/** Monthly price of each service, in cents. */
const RATES: Readonly<Record<BilledService, number>> = {
  Burglary: 950,
  Fire: 625,
  'Open/close': 550,
  Cellular: 425,
  Video: 1100,
  Answering: 775,
};

const SERVICES: Readonly<Record<SiteKind, readonly BilledService[]>> = {
  residential: ['Burglary', 'Fire'],
  commercial: ['Burglary', 'Fire', 'Open/close'],
  commercialFire: ['Fire'],
  pers: ['Answering'],
  elevator: ['Answering'],
};

/** Number of months that have an invoice. */
const MONTHS = 12;

/** Returns the first day of the month that is `months` months before the month of `day`. */
export const monthBefore = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const at = year * 12 + month - 1 - months;
  return `${String(Math.floor(at / 12))}-${String((at % 12) + 1).padStart(2, '0')}-01`;
};

const lastOf = (first: string): string => dayAfter(monthBefore(first, -1), -1);

/** Returns how many months ago a radio was added to the site, or null for a site without a radio. */
const radioSince = ({ siteNum }: DemoSite): number | null =>
  siteNum % 5 === 0 ? siteNum % MONTHS : null;

/** Returns how many months ago a site joined, or null for a site that was there before the first invoice. */
export const joinedAgo = ({ siteNum }: Pick<DemoSite, 'siteNum'>): number | null =>
  siteNum % 9 === 4 ? 1 + (siteNum % (MONTHS - 2)) : null;

/** Returns the services billed for one device in the month that is `ago` months before the current one. */
const servicesOf = (site: DemoSite, devNum: number, ago: number): readonly BilledService[] => {
  if (devNum > 1) return ['Cellular'];
  const since = radioSince(site);
  return [
    ...SERVICES[site.kind],
    ...(site.kind === 'commercial' && site.siteNum % 7 === 0 ? (['Video'] as const) : []),
    ...(site.kind === 'commercial' && site.siteGroupNum === 4490 ? (['Answering'] as const) : []),
    ...(since !== null && ago < since ? (['Cellular'] as const) : []),
  ];
};

const line = (
  { name }: DemoSite,
  xmit: string,
  part: Pick<EnteredLine, 'service' | 'from' | 'to'> & Partial<EnteredLine>,
): EnteredLine => {
  const whole = {
    xmit,
    siteName: name,
    quantity: 1,
    rate: RATES[part.service],
    days: null,
    ofDays: null,
    creditReason: null,
    ...part,
  };
  return { ...whole, amount: lineAmount(whole) };
};

/** Days from the first of the month to the day on which a radio is added and from which it is billed. */
const RADIO_DAY = 11;

const linesOf = (site: DemoSite, ago: number, first: string): readonly EnteredLine[] =>
  site.devices.flatMap(({ devNum, xmit }) => {
    const before = monthBefore(first, 1);
    const from = dayAfter(before, RADIO_DAY);
    const isNew = devNum === 1 && radioSince(site) === ago + 1;
    const share = {
      service: 'Cellular' as const,
      from,
      to: lastOf(before),
      days: daysBetween(from, lastOf(before)),
      ofDays: daysBetween(before, lastOf(before)),
    };
    return [
      ...servicesOf(site, devNum, ago).map((service) =>
        line(site, xmit, { service, from: first, to: lastOf(first) }),
      ),
      ...(isNew ? [line(site, xmit, share)] : []),
    ];
  });

const creditFor = (site: DemoSite, xmit: string, first: string): EnteredLine =>
  line(site, xmit, {
    service: 'Burglary',
    rate: -RATES.Burglary,
    from: first,
    to: lastOf(first),
    creditReason: 'Receiver line down for two days last month',
  });

/** An invoice with its lines. */
export interface DemoInvoice {
  readonly head: InvoiceHead;
  readonly lines: readonly EnteredLine[];
  /** Months before the current month. */
  readonly ago: number;
}

/**
 * `CREDITED`: a branch that was billed twice in one month. `GIVEN_BACK`: a dealer who received a refund. `ago`: months
 * before the current month.
 */
const CREDITED = { group: 4472, ago: 6 } as const;
const GIVEN_BACK = { group: 4471, ago: 3 } as const;

/**
 * Returns 12 monthly invoices, dated the first of the month, for every group that has sites. Omits sites that wait for
 * their first signal (domain guide 6.13).
 */
export const demoInvoices = (sites: readonly DemoSite[], now: number): readonly DemoInvoice[] => {
  const today = calendarDay(now, DEMO_TIME_ZONE);
  const active = sites.filter(({ monitoring }) => monitoring !== 'installPending');
  const groups = [...new Set(active.map(({ siteGroupNum }) => siteGroupNum))].toSorted(
    (one, other) => one - other,
  );
  return groups.flatMap((group) => {
    const own = active.filter(({ siteGroupNum }) => siteGroupNum === group);
    return Array.from({ length: MONTHS }, (_, index): DemoInvoice => {
      const ago = MONTHS - 1 - index;
      const first = monthBefore(today, ago);
      const [site] = own;
      const xmit = site?.devices[0]?.xmit;
      const isGivenBack = group === GIVEN_BACK.group && ago === GIVEN_BACK.ago;
      const lines = [
        ...own
          .filter((one) => ago <= (joinedAgo(one) ?? MONTHS))
          .flatMap((one) => linesOf(one, ago, first)),
        ...(isGivenBack && site !== undefined && xmit !== undefined
          ? [creditFor(site, xmit, first)]
          : []),
      ];
      const amount = lines.reduce((sum, one) => sum + one.amount, 0);
      const isCredited = group === CREDITED.group && ago === CREDITED.ago;
      return {
        ago,
        lines,
        head: {
          number: `NM-${first.slice(0, 4)}${first.slice(5, 7)}-${group}`,
          revision: 1,
          siteGroupNum: group,
          invoiceOn: first,
          dueOn: lastOf(first),
          periodFrom: first,
          periodTo: lastOf(first),
          currency: 'USD',
          amount,
          lines: lines.length,
          credit: isCredited
            ? {
                on: dayAfter(first, 9),
                amount,
                reason: 'Also billed to the parent group by mistake',
              }
            : null,
        },
      };
    });
  });
};
