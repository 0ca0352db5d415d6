import type { QualityKind } from './quality-kinds.ts';
import { ACCOUNT_LIST } from './account-list.ts';

/** The titles of the account filters, used for the field and the chip. */
export const ACCOUNT_FILTER_TITLES: Readonly<Record<string, string>> = {
  state: 'State',
  not: 'Canceled accounts',
  missing: 'Missing data',
  trouble: 'Trouble for',
  due: 'Expiring within 30 days',
  changed: 'Data changed',
  mine: 'My lists',
  silent: 'Silent for',
  branch: 'Branch',
  city: 'City',
  type: 'Site type',
  service: 'Service',
  number: 'Site number',
  name: 'Site name',
  xmit: 'Account number',
  street: 'Street',
  region: 'State or region',
  postal: 'Postal code',
  county: 'County',
  subdivision: 'Subdivision',
  phone: 'Premises phone',
  deviceType: 'Device type',
  maker: 'Manufacturer',
  model: 'Model',
  receiver: 'Receiver format',
  contact: 'Contact name',
  contactPhone: 'Contact phone',
  zone: 'Zone description',
  agency: 'Agency',
  permit: 'Permit number',
  note: 'Note',
  sinceFrom: 'Monitored since, from',
  sinceTo: 'Monitored since, to',
  signalFrom: 'Last signal, from',
  signalTo: 'Last signal, to',
};

/** The names of the missing data in a chart and its table. */
export const QUALITY_KIND_NAMES: Readonly<Record<QualityKind, string>> = {
  permit: 'Permit',
  agency: 'Agency',
  'cross-street': 'Cross street',
  county: 'County',
  'call-first': 'Call-first number',
  'premises-phone': 'Premises phone',
  'service-mail': 'Service email',
  'second-number': 'Second number',
  'zone-text': 'Zone description',
};

/** The display texts of filter values that are not display texts themselves. */
export const ACCOUNT_CHOICE_TEXT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  state: {
    monitored: 'Monitored',
    alarm: 'Alarm',
    'on-test': 'On test',
    'long-test': 'On test, over 24 h',
    trouble: 'Trouble',
    'missed-test': 'Timer test missed',
    offline: 'Offline',
    'fail-to-close': 'Failed to close',
    open: 'Open',
    closed: 'Closed',
    runaway: 'Runaway',
    'out-of-service': 'Out of service',
    'install-pending': 'Install pending',
    'cancel-pending': 'Cancel pending',
    cancelled: 'Canceled',
  },
  not: { cancelled: 'Not canceled' },
  missing: {
    anything: 'Something is missing',
    nothing: 'Nothing is missing',
    permit: 'Permit missing or expiring',
    agency: 'Agency missing',
    'cross-street': 'Cross street missing',
    county: 'County missing',
    'call-first': 'Call-first number missing',
    'premises-phone': 'Premises phone missing',
    'service-mail': 'Service email missing',
    'second-number': 'No second number to call before police',
    'zone-text': 'Zone without description',
  },
  trouble: {
    day: 'Trouble under a day',
    week: 'Trouble under a week',
    older: 'Trouble over a week',
  },
  due: {
    permit: 'Permit expires',
    contact: 'Contact expires',
    schedule: 'Temporary schedule ends',
    service: 'Service due',
  },
  changed: { today: 'Changed today' },
  mine: { favorites: 'My favorites', watched: 'Group watch list' },
  silent: { '1': 'Silent for 1 day', '7': 'Silent for 7 days', '30': 'Silent for 30 days' },
};

/** Returns the chip text of an active filter: the choice's text, or the field title with the typed text. */
export const accountChip = (name: string, value: string): string => {
  const shape = ACCOUNT_LIST.filters[name];
  const word = ACCOUNT_CHOICE_TEXT[name]?.[value];
  if (word !== undefined) return word;
  if (shape?.kind === 'choices') return value.replaceAll(',', ' + ');
  return `${ACCOUNT_FILTER_TITLES[name] ?? name}: ${value}`;
};
