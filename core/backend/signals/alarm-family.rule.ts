import { ALARM_TYPES } from '../../signals/signal.ts';

/**
 * Groups events that may join the same alarm; events of another family open another alarm (domain guide 3 "Alarm"). A
 * service type, or `silent` for events hidden from customers.
 */
export type AlarmFamily = string;

const THREATENING: ReadonlySet<string> = new Set(ALARM_TYPES);

/** Returns true if a service type is supervisory and therefore reported as a trouble. */
export const isSupervision = (serviceType: string): boolean => !THREATENING.has(serviceType);

/**
 * Returns the family of a service type. Tamper and burglary share one; fire and carbon monoxide do not. Duress and hold-up
 * never join an alarm that customers see (domain guide 8 "Hold-up").
 */
export const alarmFamily = (serviceType: string, silent: boolean): AlarmFamily => {
  if (silent) return 'silent';
  return serviceType === 'Tamper' ? 'Burglary' : serviceType;
};
