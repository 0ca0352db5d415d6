import * as z from 'zod/mini';
import { areaSchema, deviceInfoSchema, MONITORING_STATES } from '../sites/site-info.schema.ts';
import { serviceRequestSchema } from './service-request.schema.ts';

const text = z.nullable(z.string());

/** One part of a device's health, with why it needs a look. */
export const panelCheckSchema = z.object({
  name: z.enum(['Power', 'Panel battery', 'Communication', 'Sensors']),
  state: z.enum(['OK', 'Attention']),
  reasons: z.array(z.object({ text: z.string(), since: text })),
});
export type PanelCheck = z.infer<typeof panelCheckSchema>;

/** A panel that was listened to after somebody was asked to start its test (domain guide 6.6). */
export const communicationTestSchema = z.object({
  id: z.string(),
  state: z.enum(['Waiting', 'Passed', 'No test signal arrived']),
  startedAt: z.string(),
  startedBy: z.string(),
  /** Until when the panel is listened to. */
  endsAt: z.string(),
  passedAt: text,
  code: text,
});
export type CommunicationTest = z.infer<typeof communicationTestSchema>;

/** One panel with all that is known of it (domain guide 6.6). Days are `YYYY-MM-DD`, times ISO instants. */
export const panelSchema = z.extend(deviceInfoSchema, {
  /** What is noted when it does not come. */
  timerTestEvent: z.string(),
  monitoring: z.enum([...MONITORING_STATES, 'On test']),
  areas: z.array(areaSchema),
  lastSignalCode: text,
  checks: z.array(panelCheckSchema),
  communicationTest: z.nullable(communicationTestSchema),
});
export type Panel = z.infer<typeof panelSchema>;

/** The screen of a site's panels. */
export const panelInfoSchema = z.object({
  asOf: z.string(),
  siteNum: z.int(),
  siteName: z.string(),
  addressDisplay: z.string(),
  timeZone: z.string(),
  /** Who is asked for service. */
  dealer: z.object({ name: z.string(), phone: text }),
  panels: z.array(panelSchema),
  /** Transmitters nobody has linked, whose signals come from a number of this site. */
  strangers: z.array(z.object({ xmit: z.string(), since: z.string() })),
  /** The newest messages to the dealer. */
  requests: z.array(serviceRequestSchema),
});
export type PanelInfo = z.infer<typeof panelInfoSchema>;
