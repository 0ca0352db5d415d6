import { ALARM_TYPES } from '../../signals/signal.ts';

/**
 * Events that may belong to the same alarm; every other kind opens an alarm of its own (domain guide 3 "Alarm"). A service
 * type, or `silent` for events that customers must not know of.
 */
export type AlarmFamily = string;

const THREATENING: ReadonlySet<string> = new Set(ALARM_TYPES);

/** Returns true if an event is only supervisory, so that it is reported as a trouble. */
export const isSupervision = (serviceType: string): boolean => !THREATENING.has(serviceType);

/**
 * Returns the family of a service type. Fire and carbon monoxide are two families; tamper and burglary are one. A duress
 * or hold-up never joins what customers see, and keeps its family even when customers know of it (domain guide 8
 * "Hold-up").
 */
export const alarmFamily = (serviceType: string, silent: boolean): AlarmFamily => {
  if (silent) return 'silent';
  return serviceType === 'Tamper' ? 'Burglary' : serviceType;
};
