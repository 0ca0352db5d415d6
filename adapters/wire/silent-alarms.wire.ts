import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { AUTHORITY_ACTS } from '#core/passcodes/authority-rights.ts';
import { handedAlarmSchema, silentAlarmSchema } from '#core/silent-alarms/silent-alarm.schema.ts';
import { oneOf, words } from './batch-fields.ts';
import { get, post } from './endpoint.ts';
import { nothingSchema } from './problem.wire.ts';

const machine = { access: { kind: 'receiver', purpose: 'signals' }, byMachines: true } as const;
const staff = { kind: 'full', applications: [1] } as const;
const params = z.strictObject({ id: z.uuid() });

/** Calls for help by a duress code that nobody took yet, for the automation system of the station (domain guide 6.4 "Silent alarm"). */
export const fetchSilentAlarms = get('fetchSilentAlarms', 'signals/silent-alarms', {
  ...machine,
  summary: 'Silent alarms of the portal that wait for the station, the newest first',
  reply: z.object({ alarms: z.array(handedAlarmSchema) }),
});

export const takeHandedAlarm = post('takeHandedAlarm', 'signals/silent-alarms/{id}/taken', {
  ...machine,
  summary: 'Say that an operator works a silent alarm',
  params,
  body: z.strictObject({ operator: words(8) }),
  reply: nothingSchema,
  repeatable: 'always',
  errors: [404],
});

/** A duress code is answered like an ordinary one, and calls for help. */
export const checkHeardCode = post('checkHeardCode', 'signals/codes', {
  ...machine,
  summary: 'Whether a passcode or PIN that was said on the phone is good for something',
  unhurried: true,
  body: z.strictObject({
    /** Transmitter code of the account. */
    xmit: words(32),
    code: z.string().check(z.maxLength(LIMITS.accountPasscode)),
    givenFor: oneOf(AUTHORITY_ACTS),
    /** Who took the call. */
    agent: words(50),
  }),
  reply: z.object({ accepted: z.boolean(), holder: z.nullable(z.string()) }),
  errors: [404, 503],
});

/** The same for staff to see, who have no part in any other alarm. */
export const listSilentAlarms = get('listSilentAlarms', 'home/silent-alarms', {
  summary: 'Silent alarms that wait, and those taken within a day',
  access: { ...staff, permissions: [] },
  reply: z.object({ alarms: z.array(silentAlarmSchema) }),
});

export const takeSilentAlarm = post('takeSilentAlarm', 'home/silent-alarms/{id}/taken', {
  summary: 'Say that the station works a silent alarm',
  access: { ...staff, permissions: ['support'] },
  params,
  reply: nothingSchema,
  repeatable: 'always',
  errors: [404],
});
