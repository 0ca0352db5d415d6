/** Alarms that one operator works as one case: signals of a family join the one that is open (domain guide 3 "Alarm"). */
export type AlarmFamily =
  | 'fire'
  | 'medical'
  | 'silent'
  | 'panic'
  | 'intrusion'
  | 'environment'
  | 'supervision';

const FAMILIES: Readonly<Record<string, AlarmFamily>> = {
  Fire: 'fire',
  CO: 'fire',
  Gas: 'fire',
  Medical: 'medical',
  Panic: 'panic',
  'Hold-up': 'silent',
  Burglary: 'intrusion',
  Tamper: 'intrusion',
  Auxiliary: 'environment',
  Environmental: 'environment',
};

/** The family of a service type; a duress or hold-up never joins what customers see, and keeps its family when they know of it (domain guide 8 "Hold-up"). */
export const alarmFamily = (serviceType: string, silent: boolean): AlarmFamily =>
  silent ? 'silent' : (FAMILIES[serviceType] ?? 'supervision');
