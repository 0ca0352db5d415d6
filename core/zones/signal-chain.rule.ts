import { HANDLINGS, type EventCode, type Handling } from '../signals/event-code.ts';
import { EVENT_CODES } from '../signals/event-codes.ts';
import { FURTHER_CODES } from '../signals/further-codes.ts';
import { SERVICE_TYPES, type ServiceType } from '../signals/signal.ts';

/** What a signal of a zone means, each part chosen from a list that depends on the one before (domain guide 6.3). */
export interface SignalChain {
  readonly serviceType: ServiceType;
  /** Null = the signal's own. */
  readonly eventCode: string | null;
  readonly instruction: string | null;
}

const ZONE_CODES: readonly EventCode[] = [...EVENT_CODES, ...FURTHER_CODES].filter(
  ({ names }) => names === 'zone',
);

/** Families that a zone can be of: those with an event that names one. */
export const ZONE_SERVICE_TYPES: readonly ServiceType[] = SERVICE_TYPES.filter((type) =>
  ZONE_CODES.some(({ serviceType }) => serviceType === type),
);

const BY_TYPE: ReadonlyMap<ServiceType, readonly EventCode[]> = new Map(
  ZONE_SERVICE_TYPES.map((type) => [
    type,
    ZONE_CODES.filter(({ serviceType }) => serviceType === type),
  ]),
);

/** Events of a family that name a zone, in the order of the tables (domain guide 7.2). */
export const eventsOf = (type: ServiceType): readonly EventCode[] => BY_TYPE.get(type) ?? [];

/** Whether a code is an event of a family. */
export const isEventOf = (type: ServiceType, code: string): boolean =>
  eventsOf(type).some((event) => event.code === code);

/** The event of a code, whatever its family; null for one that names no zone. */
export const zoneEvent = (code: string | null): EventCode | null =>
  ZONE_CODES.find((event) => event.code === code) ?? null;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What is usually done about an event, as it is read out. */
export const handlingText = (handling: Handling): string => capital(handling);

/** What may be done about any event. */
const ALWAYS: readonly Handling[] = ['call list', 'notify', 'log'];

const known = (handlings: readonly Handling[]): readonly string[] =>
  [...new Set(handlings)].map(handlingText);

/** Instructions for an event: what is usual first, then what is done about others of its family; an event that must be acted on is never merely logged. */
export const instructionsOf = ({
  serviceType,
  eventCode,
}: Pick<SignalChain, 'serviceType' | 'eventCode'>): readonly string[] => {
  const own = zoneEvent(eventCode);
  const family = eventsOf(serviceType).map(({ handling }) => handling);
  const urgent = own !== null && own.priority <= 2;
  const others = ALWAYS.filter((handling) => !urgent || HANDLINGS[handling] === 'alarm');
  return known([...(own === null ? [] : [own.handling]), ...family, ...others]);
};

/** Another family: event and instruction below it are cleared. */
export const withServiceType = (serviceType: ServiceType): SignalChain => ({
  serviceType,
  eventCode: null,
  instruction: null,
});

/** Another event: the instruction below it is cleared. */
export const withEvent = (chain: SignalChain, eventCode: string | null): SignalChain => ({
  ...chain,
  eventCode,
  instruction: null,
});

/** How a code reads in lists: `Perimeter`, the code itself where nobody knows it, null where the signal says it. */
export const eventText = (code: string | null): string | null =>
  code === null ? null : (zoneEvent(code)?.text ?? code);
