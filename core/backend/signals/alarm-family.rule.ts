/** Alarms that one operator works as one case: signals of a family join the one that is open (domain guide 3 "Alarm"). */
export type AlarmFamily =
  'fire' | 'medical' | 'silent' | 'panic' | 'intrusion' | 'environment' | 'supervision';

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

/** The family of a service type; what customers may not see yet never joins what they see (domain guide 8 "Hold-up"). */
export const alarmFamily = (serviceType: string, withheld: boolean): AlarmFamily =>
  withheld ? 'silent' : (FAMILIES[serviceType] ?? 'supervision');
