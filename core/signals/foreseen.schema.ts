import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from '../alarms/activity-kind.ts';
import { SERVICE_TYPES } from './signal.ts';

/** The meaning of a signal under the account's current zones, with the rule that decides the meaning (domain guide 6.3 "Rules"). */
export const foreseenSignalSchema = z.object({
  text: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  serviceType: z.enum(SERVICE_TYPES),
  priority: z.int(),
  defined: z.boolean(),
  /** The zone definition that decides the meaning. Null when only the code tables decide. */
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
  /** A sentence about the rule that matched. */
  rule: z.string(),
});
export type ForeseenSignal = Readonly<z.infer<typeof foreseenSignalSchema>>;

/** The meaning and handling of a signal that is only simulated: checked like a real signal but not stored (domain guide 6.15). */
export const foreseenSchema = z.object({
  ...foreseenSignalSchema.shape,
  /** A sentence about what would happen. */
  outcome: z.string(),
});
export type Foreseen = Readonly<z.infer<typeof foreseenSchema>>;

/** The simulated signals of one frame for one account, in order. */
export const foreseenSignalsSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  devNum: z.int(),
  transmitterCode: z.string(),
  signals: z.array(foreseenSchema),
});
export type ForeseenSignals = Readonly<z.infer<typeof foreseenSignalsSchema>>;
