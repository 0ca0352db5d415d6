import {
  accountCompleteness,
  type CompletenessFacts,
  type CompletenessItem,
  siteDay,
} from '../account-info/account-completeness.rule.ts';
import { counted } from '../kernel/counted.rule.ts';
import { dayNumber } from '../kernel/calendar-day.rule.ts';
import type { AccountPermit } from '../account-info/account-info.schema.ts';
import type { QualityKind, QualityRights } from '../sites/quality-kinds.ts';
import type { SiteFile } from './site-file.schema.ts';

/** Where missing data is entered: in a field of an editor, or in a part of the site with its own screen. */
export type QualityPlace =
  | { readonly at: 'request'; readonly field: 'crossStreet' | 'county' }
  | { readonly at: 'site'; readonly field: 'callFirst' | 'premisesPhone' | 'serviceMail' }
  | { readonly at: 'agencies'; readonly field: 'agencies' | 'permits' }
  | { readonly at: 'part'; readonly part: 'contacts' | 'zones' };

/** One piece of data that should be stored for a site. */
export interface QualityItem {
  readonly id: string;
  readonly kind: QualityKind;
  readonly label: string;
  readonly done: boolean;
  /** True if something is wrong or soon will be. False if data is only missing. */
  readonly urgent: boolean;
  readonly place: QualityPlace;
}

/** The data of a site from which its quality follows, both in the account list and in the site's file. */
export interface QualityFacts extends Pick<SiteFile, 'ecvNumbers' | 'wordlessZones'> {
  readonly account: Omit<CompletenessFacts, 'permits'> & {
    readonly agencies: readonly { readonly kind: string }[];
    readonly permits: readonly Omit<AccountPermit, 'issued'>[];
  };
}

/** Leaves out what the reader may not see. */
export const qualitySeenBy = <Facts extends Pick<QualityFacts, 'ecvNumbers' | 'wordlessZones'>>(
  { contacts, zones }: QualityRights,
  facts: Facts,
): Facts => ({
  ...facts,
  ecvNumbers: contacts ? facts.ecvNumbers : null,
  wordlessZones: zones ? facts.wordlessZones : null,
});

/** How many days before expiration a permit is reported. */
export const SOON_DAYS = 30;

const MISSING: Readonly<Record<CompletenessItem['field'], string>> = {
  crossStreet: 'Cross street is missing',
  county: 'County is missing',
  permits: 'No valid permit on file',
  callFirst: 'No call-first number',
  premisesPhone: 'Premises phone is missing',
  serviceMail: 'Service email is missing',
};

const KIND: Readonly<Record<CompletenessItem['field'], QualityKind>> = {
  crossStreet: 'cross-street',
  county: 'county',
  permits: 'permit',
  callFirst: 'call-first',
  premisesPhone: 'premises-phone',
  serviceMail: 'service-mail',
};

const placeOf = (field: CompletenessItem['field']): QualityPlace => {
  if (field === 'permits') return { at: 'agencies', field };
  if (field === 'crossStreet' || field === 'county') return { at: 'request', field };
  return { at: 'site', field };
};

const permitItem = (
  { agency, expires, id, number, type }: QualityFacts['account']['permits'][number],
  today: string,
): QualityItem => {
  const name = `Permit ${number === '' ? type : number}`;
  const place = { at: 'agencies', field: 'permits' } as const;
  const common = { id: `permit ${id}`, kind: 'permit', place } as const;
  if (expires === null)
    return { ...common, label: `${name} has no expiry`, done: false, urgent: false };
  const left = dayNumber(expires) - dayNumber(today);
  if (left < 0) return { ...common, label: `${name} has expired`, done: false, urgent: true };
  if (left > SOON_DAYS)
    return { ...common, label: `${name}, ${agency ?? type}`, done: true, urgent: false };
  const when = left === 0 ? 'today' : `in ${counted(left, 'day')}`;
  return { ...common, label: `${name} expires ${when}`, done: false, urgent: true };
};

/** Pairs of a service in the plan and the agency that this service dispatches. */
export const SENT = [
  ['Burglary', 'Police'],
  ['Fire', 'Fire'],
  ['Medical', 'Medical'],
] as const;

const agencyItems = ({ agencies, servicePlan }: QualityFacts['account']): readonly QualityItem[] =>
  SENT.filter(([service]) => servicePlan.includes(service)).map(([, kind]) => ({
    id: `agency ${kind}`,
    kind: 'agency',
    label: `No ${kind.toLowerCase()} agency on file`,
    done: agencies.some((agency) => agency.kind === kind),
    urgent: true,
    place: { at: 'agencies', field: 'agencies' },
  }));

const wordless = (zones: readonly string[]): string => {
  const [first = ''] = zones;
  return zones.length > 1
    ? `${counted(zones.length, 'zone')} have no description`
    : `Zone ${first} has no description`;
};

/**
 * Returns the data that should be stored for a site, urgent items first (domain guide 6.11 "Data-quality meter"). Items
 * the reader may not open are left out, and a missing duress code does not count as a fault.
 */
export const siteQuality = ({
  account,
  ecvNumbers,
  wordlessZones,
}: QualityFacts): readonly QualityItem[] => {
  const today = siteDay(account);
  const basics = accountCompleteness(account).map(({ done, field }): QualityItem => ({
    id: field,
    kind: KIND[field],
    label: MISSING[field],
    done,
    urgent: false,
    place: placeOf(field),
  }));
  const verifies = account.servicePlan.includes('Burglary') && ecvNumbers !== null;
  const ofPart = (part: 'contacts' | 'zones') => ({ at: 'part', part }) as const;
  const items: readonly QualityItem[] = [
    ...account.permits.map((permit) => permitItem(permit, today)),
    ...agencyItems(account),
    ...basics,
    ...(verifies
      ? [
          {
            id: 'ecv',
            kind: 'second-number' as const,
            label: 'No second number to call before police',
            urgent: false,
            done: ecvNumbers >= 2,
            place: ofPart('contacts'),
          },
        ]
      : []),
    ...(wordlessZones === null
      ? []
      : [
          {
            id: 'zones',
            kind: 'zone-text' as const,
            label: wordless(wordlessZones),
            urgent: false,
            done: wordlessZones.length === 0,
            place: ofPart('zones'),
          },
        ]),
  ];
  return [...items.filter(({ urgent }) => urgent), ...items.filter(({ urgent }) => !urgent)];
};

/** Returns the percentage of complete items, rounded down. 100 means that nothing is missing. */
export const qualityPercent = (items: readonly Pick<QualityItem, 'done'>[]): number =>
  items.length === 0
    ? 100
    : Math.floor((items.filter(({ done }) => done).length / items.length) * 100);
