import * as z from 'zod/mini';
import { AUTHORITY_ACTS } from '../passcodes/authority-rights.ts';

/** The purposes for which a code can be given, as shown to the monitoring center. */
export const CODE_USES = [...AUTHORITY_ACTS, 'Add an account', 'Register'] as const;
export type CodeUse = (typeof CODE_USES)[number];

/**
 * A call for help with a duress code, or an alarm of a site put on test under duress (domain guide 6.4 "Silent alarm").
 * Only the monitoring center and the provider's staff see silent alarms.
 */
export const silentAlarmSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
  timeZone: z.string(),
  /** The transmitter codes of the site's devices. */
  xmits: z.array(z.string()),
  /** The event code, as in a signal. The use of a duress code is event 121. */
  event: z.string(),
  code: z.string(),
  serviceType: z.string(),
  priority: z.int(),
  /** The zone that sent the alarm. Null for a duress code, or when there is no zone. */
  place: z.nullable(z.string()),
  /** The purpose for which the duress code was given. Null for an alarm. */
  givenFor: z.nullable(z.enum(CODE_USES)),
  /** The person who was signed in or who took the call. */
  givenBy: z.nullable(z.string()),
  /** True while the site is on test under duress. The site's alarms then appear only among the silent alarms. */
  onTest: z.boolean(),
  takenAt: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
});
export type SilentAlarm = Readonly<z.infer<typeof silentAlarmSchema>>;

/** A silent alarm with the instruction for the operator. */
export const handedAlarmSchema = z.extend(silentAlarmSchema, { instruction: z.string() });
export type HandedAlarm = Readonly<z.infer<typeof handedAlarmSchema>>;
