import { type DecodedSignal, LIFE_SAFETY_TYPES } from '../../signals/signal.ts';
import { isWithheldCode, type Meaning, meaningOf } from '../../signals/meaning-of.rule.ts';
import type { ZoneState } from './device-state.ts';
import { isPanelZone } from './is-panel-zone.rule.ts';
import type { SignalEvent } from './signal-event.ts';

/** Panels with two signal languages pad the same zone number differently. A definition that matches exactly takes precedence. */
const plain = (num: string): string => num.replace(/^0+(?=.)/, '');

const isNumbered = (zone: ZoneState, { zone: num }: DecodedSignal): boolean =>
  num !== null && plain(zone.num) === plain(num);

/** Returns true if the signal names another area than the zone's. No area, or 0, is the whole panel. */
const isElsewhere = (zone: ZoneState, { area }: DecodedSignal): boolean =>
  area !== null && area !== 0 && zone.areaNum !== 0 && zone.areaNum !== area;

/** Returns how well a definition fits a signal: by number as written, area and signal code. Null if it does not fit. */
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
 * Returns the definition that decides about a signal: the most exact match, otherwise the only zone on the device with
 * that number, whatever area was sent. Null if the account has none (domain guide 6.3 "Rules").
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
 * Returns true if the zone's definition decides the event: for an alarm on the zone, or for the one signal code that it
 * defines. A trouble of the zone stays a trouble.
 */
const decides = (zone: ZoneState, own: Meaning | null): boolean =>
  zone.eventCode !== null && (zone.signalCode !== null || own === null || own.lasts === 'alarm');

/** Returns the place, which descriptions put first: `Front door – contact` (domain guide 6.3). */
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

/** Returns the meaning of a signal and the code it comes from: the signal's own code, or the one that the zone's definition names. */
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

/** Returns true if a code requires action even without a matching zone, because lives are in danger or a person is under duress. */
const actsByItself = ({ lasts, serviceType }: Meaning, code: string): boolean =>
  lasts === 'alarm' && (LIFE_SAFETY.has(serviceType) || isWithheldCode(code));

/**
 * Returns what a signal means at an account: its zone's definition decides, then the code tables. A signal with an
 * undefined zone or code is only logged, unless its code is life safety or hold-up (domain guide 2, 6.3 "Rules").
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
  // The definition decides what is behind the zone; the code decides the kind of event.
  const serviceType =
    zone !== null && meaning?.lasts === 'alarm' ? zone.serviceType : known.serviceType;
  const elsewhere = zone !== null && isElsewhere(zone, signal);
  // An unknown signal of a hold-up zone may be a pressed button.
  const isHidden =
    serviceType === 'Hold-up' || (meaning === null && zone?.serviceType === 'Hold-up');
  // Lists every field, because spreading objects here costs several kilobytes per object, and this runs for each signal.
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
