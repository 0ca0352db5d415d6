import type { DecodedSignal } from '../signals/signal.ts';
import { instructionsOf, zoneEvent } from './signal-chain.rule.ts';
import { guessService } from './guess-service.rule.ts';
import type { TypedZone } from './zone-form.schema.ts';
import type { UndefinedSignal } from './zone.schema.ts';

const CID = /^\d{3}$/;

/** Returns a code as technicians read it. A Contact ID code gets the qualifier for "new", as in `1150`. */
export const sentCode = (code: string): string => (CID.test(code) ? `1${code}` : code);

/** Converts an undefined signal to a decoded signal with the fields that a definition needs. */
export const decodedOf = ({
  areaNum,
  code,
  zone,
}: Pick<UndefinedSignal, 'areaNum' | 'code' | 'zone'>): DecodedSignal => ({
  format: CID.test(code) ? 'CID' : 'SIA',
  account: null,
  qualifier: 'new',
  code,
  area: areaNum,
  zone,
  user: null,
  text: null,
});

/**
 * Returns the initial values of the form that defines a signal: its zone, and the meaning of its code (domain guide 6.3
 * "Define"). For an unknown code, the person chooses the event.
 */
export const definitionOf = (
  signal: UndefinedSignal,
  blank: TypedZone,
  areas: readonly number[],
): TypedZone => {
  const { areaNum, code, devNum, zone } = signal;
  const event = zoneEvent(code);
  const own = areaNum !== null && areaNum > 0 ? areaNum : (areas[0] ?? blank.areaNum);
  const serviceType = event?.serviceType ?? guessService(signal.text);
  return {
    ...blank,
    devNum,
    areaNum: own,
    num: zone,
    format: CID.test(code) ? 'CID' : 'SIA',
    serviceType,
    eventCode: event === null ? '' : code,
    instruction: event === null ? '' : (instructionsOf({ serviceType, eventCode: code })[0] ?? ''),
    // A SIA code is never converted to Contact ID, so the definition applies only to this SIA code.
    signalCode: event === null ? code : '',
  };
};
