import { ALARM_TYPES } from '../../signals/signal.ts';

/** Events that may be one happening; every other kind is an alarm of its own (domain guide 3 "Alarm"). A service type, or `silent` for what customers may not know of. */
export type AlarmFamily = string;

const THREATENING: ReadonlySet<string> = new Set(ALARM_TYPES);

/** Whether an event is only supervised: what is told of it is a trouble. */
export const isSupervision = (serviceType: string): boolean => !THREATENING.has(serviceType);

/** The family of a service type: fire beside carbon monoxide is two, a tamper beside a burglary one; a duress or hold-up never joins what customers see, and keeps its family when they know of it (domain guide 8 "Hold-up"). */
export const alarmFamily = (serviceType: string, silent: boolean): AlarmFamily => {
  if (silent) return 'silent';
  return serviceType === 'Tamper' ? 'Burglary' : serviceType;
};
