import { HANDLINGS, type EventCode, type Handling } from '../signals/event-code.ts';
import { EVENT_CODES } from '../signals/event-codes.ts';
import { FURTHER_CODES } from '../signals/further-codes.ts';
import { SERVICE_TYPES, type ServiceType } from '../signals/signal.ts';

/**
 * The service type, event and instruction of a zone. The service type determines the allowed events, and the event
 * determines the allowed instructions (domain guide 6.3).
 */
export interface SignalChain {
  readonly serviceType: ServiceType;
  /** Null if the event is taken from the code in each signal. */
  readonly eventCode: string | null;
  readonly instruction: string | null;
}

const ZONE_CODES: readonly EventCode[] = [...EVENT_CODES, ...FURTHER_CODES].filter(
  ({ names }) => names === 'zone',
);

/** The service types with at least one event that can be assigned to a zone. */
export const ZONE_SERVICE_TYPES: readonly ServiceType[] = SERVICE_TYPES.filter((type) =>
  ZONE_CODES.some(({ serviceType }) => serviceType === type),
);

const BY_TYPE: ReadonlyMap<ServiceType, readonly EventCode[]> = new Map(
  ZONE_SERVICE_TYPES.map((type) => [
    type,
    ZONE_CODES.filter(({ serviceType }) => serviceType === type),
  ]),
);

/** Returns the events of a service type that can be assigned to a zone, in table order (domain guide 7.2). */
export const eventsOf = (type: ServiceType): readonly EventCode[] => BY_TYPE.get(type) ?? [];

/** Checks whether a code is a zone event of the given service type. */
export const isEventOf = (type: ServiceType, code: string): boolean =>
  eventsOf(type).some((event) => event.code === code);

/** Returns the zone event with this code, of any service type. Null if there is none. */
export const zoneEvent = (code: string | null): EventCode | null =>
  ZONE_CODES.find((event) => event.code === code) ?? null;

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Capitalizes the first letter of a handling for display. */
export const handlingText = (handling: Handling): string => capital(handling);

/** Handlings that are allowed for every event. */
const ALWAYS: readonly Handling[] = ['call list', 'notify', 'log'];

const known = (handlings: readonly Handling[]): readonly string[] =>
  [...new Set(handlings)].map(handlingText);

/**
 * Lists the instructions for an event: the event's own first, then those of its service type, then general ones. For
 * urgent events, the log-only instruction is left out.
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

/** Returns a chain with this service type and without an event or instruction, because both depend on the service type. */
export const withServiceType = (serviceType: ServiceType): SignalChain => ({
  serviceType,
  eventCode: null,
  instruction: null,
});

/** Returns a chain with this event and without an instruction, because the instruction depends on the event. */
export const withEvent = (chain: SignalChain, eventCode: string | null): SignalChain => ({
  ...chain,
  eventCode,
  instruction: null,
});

/** Returns the display text of an event code, such as `Perimeter`, or the code itself if unknown. Null if `code` is null. */
export const eventText = (code: string | null): string | null =>
  code === null ? null : (zoneEvent(code)?.text ?? code);
