import * as z from 'zod/mini';
import {
  createForm,
  fieldOf,
  optionalNumber,
  optionalText,
  textField,
} from '../forms/create-form.schema.ts';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';

/** Limits of a device's fields: text lengths, and a test interval of at most one year. */
export const DEVICE_LIMITS = {
  description: 60,
  place: 60,
  signal: 12,
  area: 99,
  areaName: 40,
  areas: 64,
  timerTestMinutes: 525600,
} as const;

const place = () => optionalText(boundedText(DEVICE_LIMITS.place));
const day = () => optionalText(daySchema());

const areaSchema = z.object({
  num: z.int().check(z.minimum(0), z.maximum(DEVICE_LIMITS.area, 'An area is 0 to 99')),
  name: requiredText('Area name', DEVICE_LIMITS.areaName),
});

/**
 * The form of the device fields that a dealer may change: descriptions, service, expected test signal, and area names
 * (domain guide 6.6).
 */
export const deviceForm = createForm({
  description: {
    ...textField(requiredText('Description', DEVICE_LIMITS.description)),
    label: 'Description',
  },
  type: { ...place(), label: 'Device type' },
  manufacturer: { ...place(), label: 'Manufacturer' },
  model: { ...place(), label: 'Model' },
  firmware: { ...place(), label: 'Firmware' },
  installedOn: { ...day(), label: 'Installed on' },
  installer: { ...place(), label: 'Installer' },
  lastServiceOn: { ...day(), label: 'Last service' },
  nextServiceOn: { ...day(), label: 'Next service due' },
  timerTestMinutes: {
    ...optionalNumber(
      z
        .int('Enter minutes')
        .check(
          z.minimum(1, 'At least 1 minute'),
          z.maximum(DEVICE_LIMITS.timerTestMinutes, 'At most one year'),
        ),
    ),
    label: 'Timer test every',
  },
  timerTestSignal: {
    ...optionalText(boundedText(DEVICE_LIMITS.signal)),
    label: 'Timer test signal',
  },
  areas: {
    ...fieldOf(
      z.array(areaSchema).check(
        z.maxLength(DEVICE_LIMITS.areas),
        z.refine(
          (all) => new Set(all.map(({ num }) => num)).size === all.length,
          'Give each area a different number',
        ),
      ),
      z.array(z.object({ num: z.int(), name: z.string() })),
      [],
    ),
    label: 'Areas',
  },
});

/** The schema of a device as saved. A test signal requires an interval. */
export const deviceFormSchema = z
  .object(deviceForm.draft)
  .check(
    z.refine(
      ({ timerTestMinutes, timerTestSignal }) =>
        timerTestSignal === null || timerTestMinutes !== null,
      { message: 'Enter how often the test signal is expected', path: ['timerTestMinutes'] },
    ),
  );
export type DeviceForm = z.infer<typeof deviceFormSchema>;
