import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** The states of a message to the dealer, named as on every screen (domain guide 10 "Message"). */
export const SERVICE_STATES = ['New', 'Delivered', 'Acknowledged', 'Closed'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

/** The origin of a service request: a person, the panel itself (code 616), or a runaway device (domain guide 6.6, 8 "Runaway"). */
export const SERVICE_KINDS = ['request', 'panel', 'runaway'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

export const serviceFormSchema = z.object({
  text: requiredText('What needs service', LIMITS.serviceRequest),
});

const text = z.nullable(z.string());

/** A message to the dealer, as both customer and dealer see it. Times are ISO instants. */
export const serviceRequestSchema = z.object({
  id: z.string(),
  rev: z.int(),
  /** The device that needs service. Null when the message is about the whole site. */
  devNum: z.nullable(z.int()),
  kind: z.enum(SERVICE_KINDS),
  text: z.string(),
  state: z.enum(SERVICE_STATES),
  /** The person who asked for service. Null when the panel or the system created the request. */
  requestedBy: text,
  requestedAt: z.string(),
  acknowledgedBy: text,
  acknowledgedAt: text,
  closedBy: text,
  closedAt: text,
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

/** A message to the dealer, as listed together with those of many other sites (domain guide 6.19). */
export const serviceMessageSchema = z.extend(serviceRequestSchema, {
  siteNum: z.int(),
  siteName: z.string(),
  xmit: z.string(),
});
export type ServiceMessage = z.infer<typeof serviceMessageSchema>;
