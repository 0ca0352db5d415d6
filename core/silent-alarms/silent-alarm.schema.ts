import * as z from 'zod/mini';
import { AUTHORITY_ACTS } from '../passcodes/authority-rights.ts';

/** What somebody gave a code for, as the station reads it. */
export const CODE_USES = [...AUTHORITY_ACTS, 'Add an account', 'Register'] as const;
export type CodeUse = (typeof CODE_USES)[number];

/** A call for help by a duress code, for the station and the provider's staff alone (domain guide 6.4 "Silent alarm"). */
export const silentAlarmSchema = z.object({
  id: z.uuid(),
  at: z.string(),
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
  timeZone: z.string(),
  /** Transmitter codes of its devices. */
  xmits: z.array(z.string()),
  givenFor: z.enum(CODE_USES),
  /** Who was signed in, or took the call. */
  givenBy: z.string(),
  /** Its signals are only logged meanwhile. */
  onTest: z.boolean(),
  takenAt: z.nullable(z.string()),
  takenBy: z.nullable(z.string()),
});
export type SilentAlarm = Readonly<z.infer<typeof silentAlarmSchema>>;

/** The same in the words of a signal, as the station works it. */
export const handedAlarmSchema = z.extend(silentAlarmSchema, {
  event: z.literal('Duress'),
  code: z.literal('121'),
  serviceType: z.literal('Hold-up'),
  priority: z.literal(1),
  instruction: z.string(),
});
export type HandedAlarm = Readonly<z.infer<typeof handedAlarmSchema>>;
