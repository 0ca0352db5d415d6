import { type DecodedSignal, LIFE_SAFETY_TYPES } from '../../signals/signal.ts';
import { isWithheldCode, type Meaning, meaningOf } from '../../signals/meaning-of.rule.ts';
import type { ZoneState } from './device-state.ts';
import { isPanelZone } from './is-panel-zone.rule.ts';
import type { SignalEvent } from './signal-event.ts';

/** Removes leading zeros, because a panel that sends in two signal formats pads zone numbers differently in each format. */
const plain = (num: string): string => num.replace(/^0+(?=.)/, '');

const isNumbered = (zone: ZoneState, { zone: num }: DecodedSignal): boolean =>
  num !== null && plain(zone.num) === plain(num);

/**
 * Returns true if the signal names an area other than the zone's area. A signal without an area, or with area 0, concerns
 * the whole panel.
 */
const isElsewhere = (zone: ZoneState, { area }: DecodedSignal): boolean =>
  area !== null && area !== 0 && zone.areaNum !== 0 && zone.areaNum !== area;

/**
 * Scores how exactly a zone definition matches a signal; null if it does not match. The signal code counts most, then the
 * area, then an equal spelling of the zone number.
 */
const fitOf = (zone: ZoneState, signal: DecodedSignal, anyArea: boolean): number | null => {
  const { zone: num, area, code } = signal;
  if (!isNumbered(zone, signal)) return null;
  if (zone.signalCode !== null && zone.signalCode !== code) return null;
  if (!anyArea && isElsewhere(zone, signal)) return null;
  return (
    (zone.signalCode === null ? 0 : 4) +
    (zone.areaNum === area ? 2 : 0) +
    (zone.num === num ? 1 : 0)
  );
};

const bestOf = (
  zones: readonly ZoneState[],
  signal: DecodedSignal,
  anyArea: boolean,
): ZoneState | null => {
  let best: { readonly zone: ZoneState; readonly fit: number } | null = null;
  for (const zone of zones) {
    const fit = fitOf(zone, signal, anyArea);
    if (fit !== null && (best === null || fit > best.fit)) best = { zone, fit };
  }
  return best?.zone ?? null;
};

/**
 * Returns the zone definition that applies to a signal: the most exact match, otherwise the device's only zone with that
 * number, regardless of area. Null if no definition applies (domain guide 6.3 "Rules").
 */
export const definingZone = (
  zones: readonly ZoneState[],
  signal: DecodedSignal,
): ZoneState | null => {
  const exact = bestOf(zones, signal, false);
  if (exact !== null) return exact;
  const areas = new Set(
    zones.filter((one) => isNumbered(one, signal)).map(({ areaNum }) => areaNum),
  );
  return areas.size === 1 ? bestOf(zones, signal, true) : null;
};

/**
 * Returns true if the zone's definition decides the event of a matching signal: always if the definition names a signal
 * code, otherwise only if the signal is an alarm or its code is unknown.
 */
const decides = (zone: ZoneState, own: Meaning | null): boolean =>
  zone.eventCode !== null && (zone.signalCode !== null || own === null || own.lasts === 'alarm');

/** Returns the place, which is the first part of a zone description: `Front door – contact` (domain guide 6.3). */
const placeOf = (description: string): string => description.split(' – ')[0] ?? description;

const SILENT: Omit<Meaning, 'text'> = {
  serviceType: 'Info',
  priority: 6,
  names: 'zone',
  condition: 'report',
  arming: null,
  kind: 'System',
  lasts: 'none',
  bypasses: false,
  reaction: 'log',
  notifiedLater: false,
};

/** Returns the meaning of a signal and the code behind the meaning: the code of the signal or of the zone's definition. */
const whatItMeans = (
  signal: DecodedSignal,
  zone: ZoneState | null,
): { readonly meaning: Meaning | null; readonly code: string } => {
  const own = { meaning: meaningOf(signal), code: signal.code };
  if (zone === null || zone.eventCode === null || !decides(zone, own.meaning)) return own;
  const meaning = meaningOf({ ...signal, format: 'CID', code: zone.eventCode });
  return meaning === null ? own : { meaning, code: zone.eventCode };
};

const LIFE_SAFETY: ReadonlySet<string> = new Set(LIFE_SAFETY_TYPES);

/** Returns true if a code requires action even without a matching zone: life safety, duress or hold-up. */
const actsByItself = ({ lasts, serviceType }: Meaning, code: string): boolean =>
  lasts === 'alarm' && (LIFE_SAFETY.has(serviceType) || isWithheldCode(code));

/**
 * Returns what a signal means: the zone's definition decides first, then the code tables. A signal with an undefined zone
 * or code is only logged, unless the code is life safety or hold-up (domain guide 2, 6.3 "Rules").
 */
export const interpretSignal = (
  zones: readonly ZoneState[],
  signal: DecodedSignal,
): SignalEvent => {
  const zone = definingZone(zones, signal);
  const { meaning, code } = whatItMeans(signal, zone);
  const isNamed = meaning?.names === 'user' || isPanelZone(signal.zone) || zone !== null;
  const defined = meaning !== null && isNamed;
  const acted = defined || (meaning !== null && actsByItself(meaning, code));
  const known = meaning ?? { ...SILENT, text: `Unknown code ${signal.code}` };
  const { text, kind, priority, condition, arming, lasts, bypasses, notifiedLater } = known;
  const where = zone?.description ?? null;
  const stray = acted && !defined ? `${text} – zone ${signal.zone ?? ''}, not on file` : text;
  // For an alarm, the zone's definition decides the service type; the code decides the kind of event.
  const serviceType =
    zone !== null && meaning?.lasts === 'alarm' ? zone.serviceType : known.serviceType;
  const elsewhere = zone !== null && isElsewhere(zone, signal);
  // An unknown signal of a hold-up zone may be a pressed hold-up button.
  const isHidden =
    serviceType === 'Hold-up' || (meaning === null && zone?.serviceType === 'Hold-up');
  // Lists every field instead of spreading objects, because this code runs for each signal and a spread costs several kilobytes per object.
  return {
    kind,
    priority,
    condition,
    arming,
    lasts,
    bypasses,
    notifiedLater,
    serviceType,
    text: where === null ? stray : `${text} – ${placeOf(where)}`,
    code: signal.code,
    areaNum: elsewhere ? zone.areaNum : (signal.area ?? zone?.areaNum ?? null),
    sentArea: elsewhere ? signal.area : null,
    zone: signal.zone,
    zoneId: zone?.id ?? null,
    zoneText: where,
    user: signal.user,
    reaction: acted ? known.reaction : 'log',
    defined,
    acted,
    withheld: isHidden || [signal.code, code].some(isWithheldCode),
  };
};
