import * as z from 'zod/mini';
import { ACCOUNT_LIMITS, optionalPhone } from '../account-info/account-form.schema.ts';
import {
  choiceField,
  createForm,
  fieldOf,
  optionalText,
  textField,
} from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { isBefore } from '../kernel/calendar-day.rule.ts';

/** The kinds of agencies that can be dispatched; a site has one of each (domain guide 6.7 "Agencies"). `Guard` is a guard company. */
export const AGENCY_KINDS = ['Police', 'Fire', 'Medical', 'Guard'] as const;

/** The maximum number of permits of a site, and the maximum lengths of agency and permit texts. */
export const AGENCY_LIMITS = { name: 80, permits: 20, type: 40 } as const;

const day = () => optionalText(daySchema());

export const agencyForm = createForm({
  kind: choiceField(z.enum(AGENCY_KINDS), 'Police'),
  name: textField(requiredText('Name', AGENCY_LIMITS.name)),
  phone: optionalPhone(),
});
export const agencySchema = z.object(agencyForm.draft);

export const permitForm = createForm({
  type: textField(requiredText('Permit', AGENCY_LIMITS.type)),
  number: textField(requiredText('Number', ACCOUNT_LIMITS.permitNumber)),
  issued: day(),
  expires: day(),
  agency: optionalText(boundedText(AGENCY_LIMITS.name)),
});

/** The schema of a permit while it is edited. The id is null for a permit that is not stored yet. */
export const permitSchema = z.object({ id: z.nullable(z.string()), ...permitForm.draft }).check(
  z.refine(({ issued, expires }) => !isBefore(expires, issued), {
    message: 'The permit must expire after its issue date',
    path: ['expires'],
  }),
);

const storedAgencies = z.array(z.object(agencyForm.stored));
const storedPermits = z.array(z.object({ id: z.nullable(z.string()), ...permitForm.stored }));

/** The form of a site's agencies and permits. Each is edited as a whole list. */
export const agenciesForm = createForm({
  agencies: {
    ...fieldOf(
      z.array(agencySchema).check(
        z.maxLength(AGENCY_KINDS.length),
        z.refine(
          (all) => new Set(all.map(({ kind }) => kind)).size === all.length,
          'Enter only one agency of each kind',
        ),
      ),
      storedAgencies,
      [],
    ),
    label: 'Agencies',
  },
  permits: {
    ...fieldOf(z.array(permitSchema).check(z.maxLength(AGENCY_LIMITS.permits)), storedPermits, []),
    label: 'Permits',
  },
});

export const agenciesFormSchema = z.object(agenciesForm.draft);
export type AgenciesForm = z.infer<typeof agenciesFormSchema>;
