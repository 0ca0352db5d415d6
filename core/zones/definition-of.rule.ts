import type { DecodedSignal } from '../signals/signal.ts';
import { instructionsOf, zoneEvent } from './signal-chain.rule.ts';
import { guessService } from './guess-service.rule.ts';
import type { TypedZone } from './zone-form.schema.ts';
import type { UndefinedSignal } from './zone.schema.ts';

const CID = /^\d{3}$/;

/** Returns a code as technicians read it: Contact ID with its qualifier for "new", `1150`. */
export const sentCode = (code: string): string => (CID.test(code) ? `1${code}` : code);

/** Returns the signal in its decoded form, with the fields that a definition needs. */
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
 * Returns the initial form for defining a signal: its zone, and the meaning of its code. An unknown code is assigned to
 * the event that the person chooses (domain guide 6.3 "Define").
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
    // A SIA code is never converted to Contact ID. The definition applies to that code only.
    signalCode: event === null ? code : '',
  };
};
