import * as z from 'zod/mini';
import {
  choiceField,
  createForm,
  numberField,
  optionalNumber,
  optionalText,
  textField,
  yesNoField,
} from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { SERVICE_TYPES } from '../signals/signal.ts';
import { isEventOf } from './signal-chain.rule.ts';
import { codeProblem, numberProblem } from './zone-identity.rule.ts';
import { VERIFY_TYPES, ZONE_FORMATS } from './zone-kinds.ts';
import { ZONE_LIMITS } from './zone-limits.ts';
import { wholeNumber } from '../operations/fields.ts';

const place = () => optionalText(boundedText(ZONE_LIMITS.place));

/** The form fields that define a zone, in display order. Data reported by the panel is excluded (domain guide 6.3). */
export const zoneForm = createForm({
  devNum: { ...numberField(wholeNumber, 1), label: 'Device' },
  num: {
    ...textField(requiredText('Zone number', ZONE_LIMITS.number)),
    label: 'Zone',
    heads: ['zone number', 'number', 'point'],
  },
  areaNum: {
    ...numberField(
      z.int().check(z.minimum(0), z.maximum(ZONE_LIMITS.area, 'An area is 0 to 99')),
      1,
    ),
    label: 'Area',
  },
  description: {
    ...textField(requiredText('Description', ZONE_LIMITS.description)),
    label: 'Description',
    heads: ['name'],
  },
  serviceType: {
    ...choiceField(z.enum(SERVICE_TYPES), 'Burglary'),
    label: 'Service type',
    heads: ['service'],
  },
  eventCode: { ...optionalText(z.string()), label: 'Event' },
  instruction: {
    ...optionalText(boundedText(ZONE_LIMITS.instruction)),
    label: 'Instruction',
    heads: ['instructions'],
  },
  format: { ...choiceField(z.enum(ZONE_FORMATS), 'CID'), label: 'Format' },
  signalCode: {
    ...optionalText(z.string().check(z.trim())),
    label: 'Signal code',
    heads: ['code'],
  },
  equipment: { ...place(), label: 'Equipment' },
  location: { ...place(), label: 'Location' },
  verifyType: {
    ...choiceField(z.enum(VERIFY_TYPES), 'none'),
    label: 'Verify type',
    heads: ['verify'],
  },
  restoreRequired: { ...yesNoField(), label: 'Restore required' },
  restoreMinutes: {
    ...optionalNumber(
      z
        .int('Enter minutes')
        .check(
          z.minimum(1, 'At least 1 minute'),
          z.maximum(ZONE_LIMITS.restoreMinutes, 'At most 1,440 minutes, which is a day'),
        ),
    ),
    label: 'Restore within',
  },
});

/**
 * Validates a zone before it is saved. Number and code must fit the format, the event its service type, and the time limit
 * its restore setting (domain guide 6.3).
 */
export const zoneFormSchema = z.pipe(
  z.object(zoneForm.draft),
  z
    .transform((form: z.output<z.ZodMiniObject<typeof zoneForm.draft>>) => ({
      ...form,
      signalCode: form.signalCode?.toUpperCase() ?? null,
      restoreMinutes: form.restoreRequired ? form.restoreMinutes : null,
    }))
    .check((checked) => {
      const { eventCode, format, num, serviceType, signalCode } = checked.value;
      const wrong = (field: string, message: string | null): void => {
        if (message !== null)
          checked.issues.push({ code: 'custom', input: checked.value, path: [field], message });
      };
      wrong('num', numberProblem(num, format));
      wrong('signalCode', codeProblem(signalCode, format));
      wrong(
        'eventCode',
        eventCode === null || isEventOf(serviceType, eventCode)
          ? null
          : 'Choose an event of this service type',
      );
    }),
);
export type ZoneForm = z.infer<typeof zoneFormSchema>;

/** The values of the zone form's fields during editing. */
export type TypedZone = ReturnType<typeof zoneForm.show>;
