import * as z from 'zod/mini';
import { ACCOUNT_LIMITS, optionalPhone } from '../account-info/account-form.schema.ts';
import { createForm, fieldOf } from '../forms/form-fields.schema.ts';
import { boundedText, requiredText } from '../forms/text.schema.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';

/** Who can be sent, one each; a guard company is the fourth (domain guide 6.7 "Agencies"). */
export const AGENCY_KINDS = ['Police', 'Fire', 'Medical', 'Guard'] as const;

/** How many permits a site has at most, and how long their texts are. */
export const AGENCY_LIMITS = { name: 80, permits: 20, type: 40 } as const;

const day = z.nullable(
  z.string().check(z.refine((text) => isCalendarDay(text, 9999), 'Enter a date')),
);

/** Who is sent, of one kind. */
export const agencySchema = z.object({
  kind: z.enum(AGENCY_KINDS),
  name: requiredText('Name', AGENCY_LIMITS.name),
  phone: optionalPhone().draft,
});

/** A permit as it is entered; one without an id is not on file yet. */
export const permitSchema = z
  .object({
    id: z.nullable(z.string()),
    type: requiredText('Permit', AGENCY_LIMITS.type),
    number: requiredText('Number', ACCOUNT_LIMITS.permitNumber),
    issued: day,
    expires: day,
    agency: z.nullable(boundedText(AGENCY_LIMITS.name)),
  })
  .check(
    z.refine(({ issued, expires }) => issued === null || expires === null || expires >= issued, {
      message: 'A permit expires after it was issued',
      path: ['expires'],
    }),
  );

const text = z.nullable(z.string());
const storedAgencies = z.array(
  z.object({ kind: z.enum(AGENCY_KINDS), name: z.string(), phone: text }),
);
const storedPermits = z.array(
  z.object({
    id: text,
    type: z.string(),
    number: z.string(),
    issued: text,
    expires: text,
    agency: text,
  }),
);

/** Agencies and permits of a site, each list as a whole. */
export const agenciesForm = createForm({
  agencies: fieldOf(
    z.array(agencySchema).check(
      z.maxLength(AGENCY_KINDS.length),
      z.refine(
        (all) => new Set(all.map(({ kind }) => kind)).size === all.length,
        'One agency of each kind',
      ),
    ),
    storedAgencies,
    [],
  ),
  permits: fieldOf(
    z.array(permitSchema).check(z.maxLength(AGENCY_LIMITS.permits)),
    storedPermits,
    [],
  ),
});

/** The lists as people read them, in history too. */
export const AGENCY_FIELD_NAMES = { agencies: 'Agencies', permits: 'Permits' } as const;

/** Both lists as they are saved. */
export const agenciesFormSchema = z.object(agenciesForm.draft);
export type AgenciesForm = z.infer<typeof agenciesFormSchema>;
