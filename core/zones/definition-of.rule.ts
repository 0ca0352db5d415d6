import type { DecodedSignal } from '../signals/signal.ts';
import { instructionsOf, zoneEvent } from './signal-chain.rule.ts';
import { guessService } from './guess-service.rule.ts';
import type { TypedZone } from './zone-form.schema.ts';
import type { UndefinedSignal } from './zone.schema.ts';

const CID = /^\d{3}$/;

/** A code as a technician reads it: Contact ID with its qualifier for "new", `1150`. */
export const sentCode = (code: string): string => (CID.test(code) ? `1${code}` : code);

/** The signal as it was decoded, as far as what defines it asks. */
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

/** How a form for it begins: where it came from, and what its code means; a code that no table knows is tied to the event that is chosen (domain guide 6.3 "Define"). */
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
    // A SIA pair is never turned into a code of Contact ID; the definition stands for that pair alone.
    signalCode: event === null ? code : '',
  };
};
