import * as z from 'zod/mini';
import { zoneForm } from './zone-form.schema.ts';
import { ZONE_SOURCES, ZONE_TEST_STATES } from './zone-kinds.ts';
import { rev } from '../operations/fields.ts';

const text = z.nullable(z.string());

/**
 * A zone definition of an account, with the panel's latest state and the state in the current test (domain guide 6.3).
 * Times are ISO instants.
 */
export const zoneSchema = z.object({
  ...zoneForm.stored,
  id: z.string(),
  rev: z.int(),
  source: z.enum(ZONE_SOURCES),
  bypassed: z.boolean(),
  /** The time since which an alarm or trouble has had no restore signal. Null if there is none. */
  unrestoredSince: text,
  lastSignalAt: text,
  lastSignal: text,
  /** Null if no test is running. */
  test: z.nullable(z.enum(ZONE_TEST_STATES)),
  updatedAt: text,
  updatedBy: text,
});
export type Zone = z.infer<typeof zoneSchema>;

/** A device of the site, as the zone screen shows it. */
export const zoneDeviceSchema = z.object({
  devNum: z.int(),
  transmitterCode: z.string(),
  description: z.string(),
  areas: z.array(z.object({ num: z.int(), name: z.string() })),
});
export type ZoneDevice = z.infer<typeof zoneDeviceSchema>;

/** A received signal that matches no zone definition of the account (domain guide 6.3 "Rules"). */
export const undefinedSignalSchema = z.object({
  devNum: z.int(),
  areaNum: z.nullable(z.int()),
  zone: z.string(),
  code: z.string(),
  text: z.string(),
  /** True if the signal opened an alarm because of its life safety or hold-up code. False if the signal was only logged. */
  acted: z.boolean(),
  times: z.int(),
  lastAt: z.string(),
});
export type UndefinedSignal = z.infer<typeof undefinedSignalSchema>;

/** All zones of one site, with the other data of the zone screen. `asOf` is the provider's time. */
export const siteZonesSchema = z.object({
  asOf: z.string(),
  siteNum: z.int(),
  siteName: z.string(),
  timeZone: z.string(),
  devices: z.array(zoneDeviceSchema),
  zones: z.array(zoneSchema),
  /** Newest first. Empty for customers, who cannot define zones. */
  undefinedSignals: z.array(undefinedSignalSchema),
});
export type SiteZones = z.infer<typeof siteZonesSchema>;

/** One row of a bulk change: a new zone with the id that its form generated, or a changed existing zone. */
export const zoneChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('new'), id: z.uuid(), form: z.object(zoneForm.draft) }),
  z.strictObject({
    kind: z.literal('changed'),
    id: z.uuid(),
    rev,
    form: z.object(zoneForm.draft),
  }),
]);
export type ZoneChange = z.infer<typeof zoneChangeSchema>;
