import * as z from 'zod/mini';
import { AUTHORITY_ACTS } from '../passcodes/authority-rights.ts';

/** What somebody gave a code for, as the station reads it. */
export const CODE_USES = [...AUTHORITY_ACTS, 'Add an account', 'Register'] as const;
export type CodeUse = (typeof CODE_USES)[number];

/** A call for help by a duress code, or an alarm of a site that is on test under duress; for the station and the provider's staff alone (domain guide 6.4 "Silent alarm"). */
export const silentAlarmSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
  timeZone: z.string(),
  /** Transmitter codes of its devices. */
  xmits: z.array(z.string()),
  /** In the words of a signal; a code that was given is a duress, 121. */
  event: z.string(),
  code: z.string(),
  serviceType: z.string(),
  priority: z.int(),
  /** The zone that sent it; null of a code that was given, or where none is named. */
  place: z.nullable(z.string()),
  /** What the code was given for; null of an alarm. */
  givenFor: z.nullable(z.enum(CODE_USES)),
  /** Who was signed in, or took the call. */
  givenBy: z.nullable(z.string()),
  /** Alarms of its signals come here and nowhere else meanwhile. */
  onTest: z.boolean(),
  takenAt: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
});
export type SilentAlarm = Readonly<z.infer<typeof silentAlarmSchema>>;

/** The same with what an operator is to do. */
export const handedAlarmSchema = z.extend(silentAlarmSchema, { instruction: z.string() });
export type HandedAlarm = Readonly<z.infer<typeof handedAlarmSchema>>;
