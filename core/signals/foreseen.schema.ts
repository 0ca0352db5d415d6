import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '../alarms/activity-kind.ts';
import { SERVICE_TYPES } from './signal.ts';

/** The meaning of a signal under the account's current zones, and the rule that decides it (domain guide 6.3 "Rules"). */
export const foreseenSignalSchema = z.object({
  text: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  serviceType: z.enum(SERVICE_TYPES),
  priority: z.int(),
  defined: z.boolean(),
  /** The zone definition that decides. Null when only the code tables decide. */
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
  /** The rule that matched, as a sentence. */
  rule: z.string(),
});
export type ForeseenSignal = Readonly<z.infer<typeof foreseenSignalSchema>>;

/** The meaning of a signal with its handling, checked like a real signal but not stored (domain guide 6.15). */
export const foreseenSchema = z.object({
  ...foreseenSignalSchema.shape,
  /** What would happen, as a sentence. */
  outcome: z.string(),
});
export type Foreseen = Readonly<z.infer<typeof foreseenSchema>>;

/** The signals of a frame for one account, in order. */
export const foreseenSignalsSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  devNum: z.int(),
  transmitterCode: z.string(),
  signals: z.array(foreseenSchema),
});
export type ForeseenSignals = Readonly<z.infer<typeof foreseenSignalsSchema>>;
