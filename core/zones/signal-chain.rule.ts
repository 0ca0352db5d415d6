import { HANDLINGS, type EventCode, type Handling } from '../signals/event-code.ts';
import { EVENT_CODES } from '../signals/event-codes.ts';
import { FURTHER_CODES } from '../signals/further-codes.ts';
import { SERVICE_TYPES, type ServiceType } from '../signals/signal.ts';

/** The service type, event and instruction of a zone. The choices for each one depend on the one before it (domain guide 6.3). */
export interface SignalChain {
  readonly serviceType: ServiceType;
  /** Null means that the code in the signal decides. */
  readonly eventCode: string | null;
  readonly instruction: string | null;
}

const ZONE_CODES: readonly EventCode[] = [...EVENT_CODES, ...FURTHER_CODES].filter(
  ({ names }) => names === 'zone',
);

/** The service types that have at least one event for a zone. */
export const ZONE_SERVICE_TYPES: readonly ServiceType[] = SERVICE_TYPES.filter((type) =>
  ZONE_CODES.some(({ serviceType }) => serviceType === type),
);

const BY_TYPE: ReadonlyMap<ServiceType, readonly EventCode[]> = new Map(
  ZONE_SERVICE_TYPES.map((type) => [
    type,
    ZONE_CODES.filter(({ serviceType }) => serviceType === type),
  ]),
);

/** Returns the events of a service type that name a zone, in table order (domain guide 7.2). */
export const eventsOf = (type: ServiceType): readonly EventCode[] => BY_TYPE.get(type) ?? [];

/** Checks that a code is an event of the service type. */
export const isEventOf = (type: ServiceType, code: string): boolean =>
  eventsOf(type).some((event) => event.code === code);

/** Returns the event with this code, of any service type. Null if no such event names a zone. */
export const zoneEvent = (code: string | null): EventCode | null =>
  ZONE_CODES.find((event) => event.code === code) ?? null;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns the handling of an event as display text, with a capital first letter. */
export const handlingText = (handling: Handling): string => capital(handling);

/** Handlings that are allowed for every event. */
const ALWAYS: readonly Handling[] = ['call list', 'notify', 'log'];

const known = (handlings: readonly Handling[]): readonly string[] =>
  [...new Set(handlings)].map(handlingText);

/**
 * Lists the instructions for an event: the usual ones first, then those of other events of its service type. An urgent
 * event never offers an instruction that only logs it.
 */
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

/** Sets the service type and clears the event and the instruction, which depend on it. */
export const withServiceType = (serviceType: ServiceType): SignalChain => ({
  serviceType,
  eventCode: null,
  instruction: null,
});

/** Sets the event and clears the instruction, which depends on it. */
export const withEvent = (chain: SignalChain, eventCode: string | null): SignalChain => ({
  ...chain,
  eventCode,
  instruction: null,
});

/** Returns the list text of an event code, such as `Perimeter`. An unknown code is shown as it is; null means that the signal decides. */
export const eventText = (code: string | null): string | null =>
  code === null ? null : (zoneEvent(code)?.text ?? code);
