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

/** Builds a schema for form fields that are still being edited. Each field accepts any text. */
const typed = <Typed extends object>(blank: Typed) =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, typedText])) as {
    readonly [Name in keyof Typed]: typeof typedText;
  };

const devNum = z.int().check(z.minimum(1), z.maximum(99));
const { deviceType, format, path } = transmitterForm.draft;
const { language, siteType, timeZone } = premisesForm.draft;
const agency = z.strictObject(typed(agencyForm.show(null)));

/** Parts of the draft that may be incomplete until the account is created. */
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

/** Parts of the draft that their own forms checked before saving. */
const savedParts = {
  contacts: z
    .array(z.strictObject({ id: z.uuid(), ...contactForm.draft }))
    .check(z.maxLength(CONTACT_LIMITS.contacts)),
  passcodes: z
    .array(z.strictObject({ id: z.uuid(), ofAccount: z.boolean(), ...passcodeForm.draft }))
    .check(z.maxLength(LIMITS.passcodes)),
  /** The holder of the duress code. Null when there is no duress code. The code itself is never part of a draft. */
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
  /** The weekly hours of areas. A week with an empty area list applies to all areas. */
  weeks: z
    .array(
      z.strictObject({ id: z.uuid(), areaNums: areaNumsSchema, entries: scheduleEntriesSchema }),
    )
    .check(z.maxLength(LIMITS.areas)),
  reactions: z.nullable(checkReactionsSchema),
};

/**
 * An account while it is being created (domain guide 6.18). Spoken codes are not part of the draft: the codes are sent
 * once, at submission, and must be typed again when the person continues on another day or device (domain guide 5.7).
 */
export const accountDraftSchema = z.strictObject({
  /** The group that will own the account. Null until one is chosen. */
  branch: z.nullable(wholeNumber),
  /** The name of the template or site that the draft was filled from. Null for a draft that started empty. */
  from: z.nullable(z.string().check(z.maxLength(120))),
  /** Where the zones of the draft came from. */
  zoneSource: z.enum(['site', 'template']),
  ...openParts,
  ...savedParts,
});
export type AccountDraft = z.infer<typeof accountDraftSchema>;
export type DraftTransmitter = AccountDraft['transmitters'][number];

/** Returns an empty transmitter with a device number. */
export const newTransmitter = (number: number): DraftTransmitter => ({
  devNum: number,
  ...transmitterForm.show(null),
});

const noAgency = () => agencyForm.show(null);

/** Returns an empty draft. `timeZone` is the group's time zone; it applies until another zone is chosen. */
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

/** Returns the name under which a draft is listed. */
export const draftName = ({ premises, transmitters }: AccountDraft): string =>
  premises.name.trim() ||
  premises.street.trim() ||
  transmitters[0]?.xmit.trim() ||
  'Without a name';
