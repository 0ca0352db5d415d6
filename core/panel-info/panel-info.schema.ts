import * as z from 'zod/mini';
import { areaSchema, deviceInfoSchema, MONITORING_STATES } from '../sites/site-info.schema.ts';
import { serviceRequestSchema } from './service-request.schema.ts';

const text = z.nullable(z.string());

/** One part of a device's health, with the reasons if the part needs attention. */
export const panelCheckSchema = z.object({
  name: z.enum(['Power', 'Panel battery', 'Communication', 'Sensors']),
  state: z.enum(['OK', 'Attention']),
  reasons: z.array(z.object({ text: z.string(), since: text })),
});
export type PanelCheck = z.infer<typeof panelCheckSchema>;

/** A communication test, in which a person triggers the panel's test signal and the server waits for it (domain guide 6.6). */
export const communicationTestSchema = z.object({
  id: z.string(),
  state: z.enum(['Waiting', 'Passed', 'No test signal arrived']),
  startedAt: z.string(),
  startedBy: z.string(),
  /** The time until which the server waits for the signal. */
  endsAt: z.string(),
  passedAt: text,
  code: text,
});
export type CommunicationTest = z.infer<typeof communicationTestSchema>;

/** One panel with all its data (domain guide 6.6). Days are `YYYY-MM-DD`, times are ISO instants. */
export const panelSchema = z.extend(deviceInfoSchema, {
  /** The event that is logged when a timer test is missed. */
  timerTestEvent: z.string(),
  monitoring: z.enum([...MONITORING_STATES, 'On test']),
  areas: z.array(areaSchema),
  lastSignalCode: text,
  checks: z.array(panelCheckSchema),
  communicationTest: z.nullable(communicationTestSchema),
});
export type Panel = z.infer<typeof panelSchema>;

export const panelInfoSchema = z.object({
  asOf: z.string(),
  siteNum: z.int(),
  siteName: z.string(),
  addressDisplay: z.string(),
  timeZone: z.string(),
  /** The dealer who receives service requests. */
  dealer: z.object({ name: z.string(), phone: text }),
  panels: z.array(panelSchema),
  /** Transmitters without an account whose signals come from a phone number of this site. */
  strangers: z.array(z.object({ xmit: z.string(), since: z.string() })),
  /** The newest messages to the dealer. */
  requests: z.array(serviceRequestSchema),
});
export type PanelInfo = z.infer<typeof panelInfoSchema>;
