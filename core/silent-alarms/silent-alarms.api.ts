import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { AUTHORITY_ACTS } from '../passcodes/authority-rights.ts';
import { handedAlarmSchema, silentAlarmSchema } from './silent-alarm.schema.ts';
import { oneOf, textSchema } from '../intake/batch-fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const station = { access: { kind: 'receiver', purposes: ['signals'] }, byMachines: true } as const;

/** Access for operators of the monitoring center and agents of the answering service, who hear passcodes on the phone. */
const listeners = {
  access: { kind: 'receiver', purposes: ['signals', 'answering'] },
  byMachines: true,
} as const;

const staff = { kind: 'full', applications: [1] } as const;

const params = { id: z.uuid() };

export const silentAlarmsApi = {
  /**
   * Returns the silent alarms that no operator has taken yet. Called by the automation system of the monitoring center
   * (domain guide 6.4 "Silent alarm").
   */
  fetchSilentAlarms: operation({
    ...station,
    summary: 'Silent alarms that wait for the station, newest first',
    output: z.object({ alarms: z.array(handedAlarmSchema) }),
  }),

  takeHandedAlarm: operation({
    ...station,
    summary: 'Record that an operator handles a silent alarm',
    input: { ...params, operator: textSchema(8) },
    refusals: ['notFound'],
    repeatable: 'always',
  }),

  /** Checks a code heard on the phone. A duress code gets the response of an ordinary code and creates a silent alarm. */
  checkHeardCode: operation({
    ...listeners,
    summary: 'Verify a passcode or PIN that was given by phone',
    input: {
      /** The transmitter code of the account. */
      xmit: textSchema(32),
      code: z.string().check(z.maxLength(LIMITS.accountPasscode)),
      givenFor: oneOf(AUTHORITY_ACTS),
      agent: textSchema(50),
    },
    output: z.object({ accepted: z.boolean(), holder: z.nullable(z.string()) }),
    refusals: ['notFound', 'busy'],
    unhurried: true,
  }),

  /** Returns the silent alarms for staff, newest first. */
  listSilentAlarms: operation({
    summary: 'Silent alarms that wait, and those accepted within a day',
    access: { ...staff, permissions: [] },
    output: z.object({ alarms: z.array(silentAlarmSchema) }),
  }),

  takeSilentAlarm: operation({
    summary: 'Record that the station handles a silent alarm',
    access: { ...staff, permissions: ['support'] },
    input: params,
    refusals: ['notFound'],
    repeatable: 'always',
  }),
};

/** The provider's operations for silent alarms. */
export type SilentAlarmsGateway = GatewayOf<typeof silentAlarmsApi>;
