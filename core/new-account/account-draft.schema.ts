import * as z from 'zod/mini';
import { contactForm } from '../contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '../contacts/contact-limits.ts';
import { passcodeForm } from '../passcodes/passcode-form.schema.ts';
import { PASSCODE_LIMITS } from '../passcodes/passcode-limits.ts';
import { areaNumsSchema, scheduleEntriesSchema } from '../schedules/schedule-form.schema.ts';
import { checkReactionsSchema } from '../schedules/site-schedules.schema.ts';
import { zoneForm } from '../zones/zone-form.schema.ts';
import { ZONE_LIMITS } from '../zones/zone-limits.ts';
import {
  agencyForm,
  agreementForm,
  permitForm,
  premisesForm,
  transmitterForm,
} from './premises-form.schema.ts';
import { isTimeZone, USUAL_TIME_ZONES } from '../kernel/read-time-zone.rule.ts';
import { NEW_ACCOUNT_LIMITS as LIMITS } from './new-account-limits.ts';
import { wholeNumber } from '../operations/fields.ts';

const typedText = z.string().check(z.maxLength(LIMITS.typed));

/** What stands in the fields of a form while they are edited, each a text of any kind. */
const typed = <Typed extends object>(blank: Typed) =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, typedText])) as {
    readonly [Name in keyof Typed]: typeof typedText;
  };

const devNum = z.int().check(z.minimum(1), z.maximum(99));
const { deviceType, format, path } = transmitterForm.draft;
const { language, siteType, timeZone } = premisesForm.draft;
const agency = z.strictObject(typed(agencyForm.show(null)));

/** Fields that are typed here and checked when the account is made. */
const openParts = {
  transmitters: z
    .array(
      z.strictObject({
        devNum,
        ...typed(transmitterForm.show(null)),
        deviceType,
        format,
        path,
      }),
    )
    .check(z.maxLength(LIMITS.transmitters)),
  premises: z.strictObject({
    ...typed(premisesForm.show(null)),
    language,
    siteType,
    timeZone,
  }),
  agencies: z.strictObject({ Police: agency, Fire: agency, Medical: agency, Guard: agency }),
  permits: z
    .array(
      z.strictObject({
        id: z.uuid(),
        ...typed(permitForm.show(null)),
        type: permitForm.draft.type,
      }),
    )
    .check(z.maxLength(LIMITS.permits)),
  agreement: z.strictObject({
    ...typed(agreementForm.show(null)),
    plan: agreementForm.stored.plan,
    testHours: agreementForm.draft.testHours,
  }),
};

/** Things that were saved from their own forms, checked there already. */
const savedParts = {
  contacts: z
    .array(z.strictObject({ id: z.uuid(), ...contactForm.draft }))
    .check(z.maxLength(CONTACT_LIMITS.contacts)),
  passcodes: z
    .array(z.strictObject({ id: z.uuid(), ofAccount: z.boolean(), ...passcodeForm.draft }))
    .check(z.maxLength(LIMITS.passcodes)),
  /** Whether there shall be a duress code, and in whose name; the code itself is in no draft. */
  duress: z.nullable(
    z.strictObject({ holder: z.string().check(z.maxLength(PASSCODE_LIMITS.holder)) }),
  ),
  areas: z
    .array(
      z.strictObject({
        devNum,
        num: z.int().check(z.minimum(0), z.maximum(ZONE_LIMITS.area)),
        name: z.string().check(z.minLength(1), z.maxLength(ZONE_LIMITS.place)),
      }),
    )
    .check(z.maxLength(LIMITS.areas)),
  zones: z
    .array(z.strictObject({ id: z.uuid(), ...zoneForm.draft }))
    .check(z.maxLength(ZONE_LIMITS.perSite)),
  /** The weekly hours of some areas, none of them all. */
  weeks: z
    .array(
      z.strictObject({ id: z.uuid(), areaNums: areaNumsSchema, entries: scheduleEntriesSchema }),
    )
    .check(z.maxLength(LIMITS.areas)),
  reactions: z.nullable(checkReactionsSchema),
};

/**
 * An account while it is made (domain guide 6.18). Spoken codes are no part of it: they travel once, when the account is
 * submitted, and are typed again by whoever goes on with a draft on another day or device (domain guide 5.7).
 */
export const accountDraftSchema = z.strictObject({
  /** The group that shall own the account; null until one is chosen. */
  branch: z.nullable(wholeNumber),
  /** What it began from, in words. */
  from: z.nullable(z.string().check(z.maxLength(120))),
  /** Where its zones came from. */
  zoneSource: z.enum(['site', 'template']),
  ...openParts,
  ...savedParts,
});
export type AccountDraft = z.infer<typeof accountDraftSchema>;
export type DraftTransmitter = AccountDraft['transmitters'][number];

/** A transmitter nothing is said of yet. */
export const newTransmitter = (number: number): DraftTransmitter => ({
  devNum: number,
  ...transmitterForm.show(null),
});

const noAgency = () => agencyForm.show(null);

/** What a new draft begins with; clocks are those of the group until others are chosen. */
export const emptyDraft = (branch: number | null, timeZone?: string): AccountDraft => ({
  branch,
  from: null,
  zoneSource: 'site',
  transmitters: [newTransmitter(1)],
  premises: {
    ...premisesForm.show(null),
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : USUAL_TIME_ZONES[0],
  },
  agencies: { Police: noAgency(), Fire: noAgency(), Medical: noAgency(), Guard: noAgency() },
  permits: [],
  agreement: agreementForm.show(null),
  contacts: [],
  passcodes: [],
  duress: null,
  areas: [],
  zones: [],
  weeks: [],
  reactions: null,
});

/** By which name a draft is listed. */
export const draftName = ({ premises, transmitters }: AccountDraft): string =>
  premises.name.trim() ||
  premises.street.trim() ||
  transmitters[0]?.xmit.trim() ||
  'Without a name';
