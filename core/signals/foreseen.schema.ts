import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '../alarms/activity-kind.ts';
import { SERVICE_TYPES } from './signal.ts';

/** What a signal means by the zones of an account as they are now, and which rule says so (domain guide 6.3 "Rules"). */
export const foreseenSignalSchema = z.object({
  text: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  serviceType: z.enum(SERVICE_TYPES),
  priority: z.int(),
  defined: z.boolean(),
  /** The zone's definition that decides; null where the code tables alone do. */
  zone: z.nullable(
    z.object({
      num: z.string(),
      areaNum: z.int(),
      signalCode: z.nullable(z.string()),
      description: z.string(),
      serviceType: z.string(),
      eventCode: z.nullable(z.string()),
    }),
  ),
  /** Which rule matched, in a sentence. */
  rule: z.string(),
});
export type ForeseenSignal = Readonly<z.infer<typeof foreseenSignalSchema>>;

/** The same with what would be done about it, checked as a real one and not written down (domain guide 6.15). */
export const foreseenSchema = z.object({
  ...foreseenSignalSchema.shape,
  /** What would happen, in a sentence. */
  outcome: z.string(),
});
export type Foreseen = Readonly<z.infer<typeof foreseenSchema>>;

/** The signals of a frame at one account, in their order. */
export const foreseenSignalsSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  devNum: z.int(),
  transmitterCode: z.string(),
  signals: z.array(foreseenSchema),
});
export type ForeseenSignals = Readonly<z.infer<typeof foreseenSignalsSchema>>;
