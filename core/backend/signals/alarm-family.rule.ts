import { ALARM_TYPES } from '../../signals/signal.ts';

/**
 * Family of events that may join the same alarm: a service type, or `silent` for events hidden from customers. Events of
 * different families open different alarms (domain guide 3 "Alarm").
 */
export type AlarmFamily = string;

const THREATENING: ReadonlySet<string> = new Set(ALARM_TYPES);

/** Returns true if a service type is supervisory and therefore reported as a trouble. */
export const isSupervision = (serviceType: string): boolean => !THREATENING.has(serviceType);

/**
 * Returns the family of a service type. Tamper and burglary share a family; fire and carbon monoxide have separate
 * families. Duress and hold-up never join an alarm that customers see (domain guide 8 "Hold-up").
 */
export const alarmFamily = (serviceType: string, silent: boolean): AlarmFamily => {
  if (silent) return 'silent';
  return serviceType === 'Tamper' ? 'Burglary' : serviceType;
};
