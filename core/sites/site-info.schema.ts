import * as z from 'zod/mini';
import { siteBadgesSchema } from './site.schema.ts';

const text = z.nullable(z.string());

/** An area of a device and whether it is armed (domain guide 10 "Area"). */
export const areaSchema = z.object({
  devNum: z.int(),
  num: z.int(),
  name: z.string(),
  state: z.string(),
  since: z.string(),
});

/** How a panel reaches the centre, by main line or by backup; null where the provider has not noted it (domain guide 6.6). */
export const pathSchema = z.object({
  kind: z.string(),
  role: z.enum(['primary', 'backup']),
  carrier: text,
  receiver: text,
  format: text,
});

/** One panel or communicator, read-only (domain guide 6.6). */
export const deviceInfoSchema = z.object({
  devNum: z.int(),
  transmitterCode: z.string(),
  description: z.string(),
  type: text,
  manufacturer: text,
  model: text,
  firmware: text,
  installedOn: text,
  installer: text,
  paths: z.array(pathSchema),
  /** Minutes between expected test signals; null when none is expected. */
  timerTestMinutes: z.nullable(z.int()),
  timerTestDueAt: text,
  lastSignalAt: text,
  lastSignal: text,
  onTestUntil: text,
  health: z.enum(['OK', 'Attention', 'Offline']),
  healthReasons: z.array(z.string()),
});
export type DeviceInfo = z.infer<typeof deviceInfoSchema>;

/** The dealer's read-only view of one site: pinned header, details and devices (domain guide 6.11, 6.7). */
export const siteInfoSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  siteGroup: z.object({ siteGroupNum: z.int(), siteGroupName: z.string() }),
  timeZone: z.string(),
  asOf: z.string(),
  badges: siteBadgesSchema,
  areas: z.array(areaSchema),
  serviceTypes: z.array(z.string()),
  isFavorite: z.boolean(),
  details: z.object({
    siteType: z.string(),
    servicePlan: z.array(z.string()),
    monitoredSince: text,
    address: z.object({
      street: z.string(),
      unit: text,
      city: z.string(),
      region: z.string(),
      postalCode: z.string(),
      county: text,
      crossStreet: text,
      subdivision: text,
    }),
    addressDisplay: z.string(),
    phones: z.array(z.object({ kind: z.string(), number: z.string() })),
    agencies: z.array(z.object({ kind: z.string(), name: z.string(), phone: text })),
    permits: z.array(
      z.object({ type: z.string(), number: z.string(), issued: text, expires: text, agency: text }),
    ),
    dispatchInstructions: text,
    notes: z.array(z.object({ text: z.string(), expiresAt: text })),
    directions: text,
    hazards: text,
    pets: text,
  }),
  devices: z.array(deviceInfoSchema),
});
export type SiteInfo = z.infer<typeof siteInfoSchema>;
