import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '../account-info/account-form.schema.ts';
import { gateCodeSchema } from '../account-info/gate-code.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { addressForm, premisesForm, transmitterForm } from '../new-account/premises-form.schema.ts';
import {
  agencyForm,
  agencySchema,
  permitForm,
  permitSchema,
} from '../site-file/agencies-form.schema.ts';
import { DEVICE_LIMITS, deviceForm, deviceFormSchema } from '../site-file/device-form.schema.ts';
import { noteForm } from '../site-file/note-form.schema.ts';
import { siteForm } from '../site-file/site-form.schema.ts';
import { PATH_KINDS, SITE_TYPES } from '../sites/site-types.ts';
import { ZONE_FORMATS } from '../zones/zone-kinds.ts';
import { groupNumSchema } from './group-form.schema.ts';
import { zoneCell } from './numbers-cell.rule.ts';
import { choiceCell, numberCell, type FileCell, textCell } from '../forms/file-cell.rule.ts';
import { daySchema } from '../forms/day.schema.ts';
import { columnsWith, DEVICE, SITE, text, whole } from './portal-columns.ts';
import { portalKind, wordOf } from './portal-kind.ts';

const WHICH = 'Enter a number from 1 to 999999999';
/** The schema of a site number, which is unique in the whole portal. */
export const siteNumSchema = z.int(WHICH).check(z.minimum(1, WHICH), z.maximum(999999999, WHICH));
const devNum = z.int('A device is 1 to 99').check(z.minimum(1), z.maximum(99));
const day = z.nullable(daySchema());
const devices = { blank: { devNum: 1 }, columns: { site: SITE, devNum: DEVICE } };

/** The site states that a file can set: before the first signal, and monitored. */
export const SITE_STATES = ['installPending', 'monitored'] as const;

const STORED_STATES = [...SITE_STATES, 'outOfService', 'cancelPending', 'cancelled'] as const;

const stateCell = choiceCell(SITE_STATES);
/**
 * A cell with a site state. A file cannot set a site to out of service or canceled, because the portal has a separate
 * operation for each of these states.
 */
const STATE: FileCell = {
  read: (text) => stateCell.read(text),
  show: (value) => (SITE_STATES.some((state) => state === value) ? stateCell.show(value) : ''),
};

/** A monitored site with all fields of its form, its address and its instructions (domain guide 6.7). */
export const SITE_KIND = portalKind({
  title: 'Sites',
  one: 'Site',
  columns: {
    ...columnsWith(
      {
        site: SITE,
        group: whole,
        name: text,
        siteType: { cell: choiceCell(SITE_TYPES) },
        ...columnsWith({}, addressForm),
        timeZone: { cell: zoneCell },
      },
      siteForm,
    ),
    dispatchInstructions: text,
    state: { cell: STATE },
    monitoredSince: text,
    gateCode: { cell: textCell, secret: true },
  },
  needs: ['site'],
  blank: {
    ...siteForm.read(siteForm.show(null)),
    group: null,
    ...addressForm.read(addressForm.show(null)),
    timeZone: 'America/New_York',
    language: 'en',
    dispatchInstructions: null,
    state: 'installPending',
    monitoredSince: null,
    gateCode: null,
  },
  schemas: [
    z.object({
      ...siteForm.draft,
      site: siteNumSchema,
      group: groupNumSchema,
      ...addressForm.draft,
      timeZone: premisesForm.draft.timeZone,
      dispatchInstructions: z.nullable(boundedText(ACCOUNT_LIMITS.instructions)),
      state: z.enum(STORED_STATES, `Write ${SITE_STATES.join(' or ')}`),
      monitoredSince: day,
      gateCode: z.nullable(gateCodeSchema),
    }),
  ],
  keyOf: ({ site }) => wordOf(site),
  nameOf: ({ name, site }) => wordOf(name) || wordOf(site),
});

/** A panel or communicator, with its account number and usual communication path (domain guide 6.6). */
export const DEVICE_KIND = portalKind({
  title: 'Devices',
  one: 'Device',
  columns: {
    ...columnsWith({ ...devices.columns, transmitter: text }, deviceForm),
    path: { cell: choiceCell(PATH_KINDS) },
    receiver: text,
    format: { cell: choiceCell(ZONE_FORMATS) },
  },
  needs: ['site', 'transmitter'],
  blank: {
    ...deviceForm.read(deviceForm.show(null)),
    ...devices.blank,
    description: 'Alarm panel',
    type: 'Alarm panel',
    path: 'Internet',
    receiver: null,
    format: 'CID',
  },
  schemas: [
    deviceFormSchema,
    z.object({
      site: siteNumSchema,
      devNum,
      transmitter: transmitterForm.draft.xmit,
      path: transmitterForm.draft.path,
      receiver: transmitterForm.draft.receiver,
      format: transmitterForm.draft.format,
    }),
  ],
  keyOf: ({ devNum: device }) => wordOf(device),
  nameOf: ({ transmitter }) => wordOf(transmitter),
});

/** An area of a site, which can be opened and closed separately. */
export const AREA_KIND = portalKind({
  title: 'Areas',
  one: 'Area',
  columns: { ...devices.columns, num: { title: 'area', cell: numberCell }, name: text },
  needs: ['site', 'area', 'name'],
  blank: { ...devices.blank, name: '' },
  schemas: [
    z.object({
      site: siteNumSchema,
      devNum,
      name: requiredText('Area name', DEVICE_LIMITS.areaName),
      num: z.int().check(z.minimum(0), z.maximum(DEVICE_LIMITS.area, 'An area is 0 to 99')),
    }),
  ],
  keyOf: ({ devNum: device, num: area }) => `${wordOf(device)}/${wordOf(area)}`,
  nameOf: ({ name }) => wordOf(name),
});

/** One agency that may be dispatched (domain guide 6.7). */
export const AGENCY_KIND = portalKind({
  title: 'Agencies',
  one: 'Agency',
  columns: columnsWith({ site: SITE }, agencyForm),
  needs: ['site', 'kind'],
  blank: { name: '', phone: null },
  schemas: [z.object({ site: siteNumSchema }), agencySchema],
  keyOf: ({ kind }) => wordOf(kind),
  nameOf: ({ kind, name }) => `${wordOf(kind)} ${wordOf(name)}`.trim(),
});

/** A city permit (domain guide 6.7 "Permits"). */
export const PERMIT_KIND = portalKind({
  title: 'Permits',
  one: 'Permit',
  columns: columnsWith({ site: SITE }, permitForm),
  needs: ['site', 'number'],
  blank: { id: null, type: 'Alarm permit', issued: null, expires: null, agency: null },
  schemas: [z.object({ site: siteNumSchema }), permitSchema],
  keyOf: ({ number }) => wordOf(number).toUpperCase(),
  nameOf: ({ number }) => wordOf(number),
});

/** A note of the dealer (domain guide 6.11 "Notes"). */
export const NOTE_KIND = portalKind({
  title: 'Notes',
  one: 'Note',
  columns: columnsWith({ site: SITE }, noteForm),
  needs: ['site', 'text'],
  blank: noteForm.read(noteForm.show(null)),
  schemas: [z.object({ site: siteNumSchema }), z.object(noteForm.draft)],
  keyOf: ({ text }) => wordOf(text),
  nameOf: ({ text }) => wordOf(text).slice(0, 40),
});
