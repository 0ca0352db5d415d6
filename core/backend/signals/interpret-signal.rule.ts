import { type DecodedSignal, LIFE_SAFETY_TYPES } from '../../signals/signal.ts';
import { isWithheldCode, type Meaning, meaningOf } from '../../signals/meaning-of.rule.ts';
import type { ZoneState } from './device-state.ts';
import { isPanelZone } from './is-panel-zone.rule.ts';
import type { SignalEvent } from './signal-event.ts';

/** Panels that speak two languages pad the same zone differently; a definition that stands exactly as sent comes first. */
const plain = (num: string): string => num.replace(/^0+(?=.)/, '');

const isNumbered = (zone: ZoneState, { zone: num }: DecodedSignal): boolean =>
  num !== null && plain(zone.num) === plain(num);

/** Another area than the account's; none or 0 is the whole panel. */
const isElsewhere = (zone: ZoneState, { area }: DecodedSignal): boolean =>
  area !== null && area !== 0 && zone.areaNum !== 0 && zone.areaNum !== area;

/** How well a definition fits what was sent: the number as written, the area, the signal code; null = not at all. */
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

/** The definition that decides about a signal: the most exact one that fits, else the zone whose number stands once on the device, whatever area was sent; null where the account has none (domain guide 6.3 "Rules"). */
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

/** A definition names the event of alarms on its zone, or of the one signal code it stands for; a trouble of the zone stays a trouble. */
const decides = (zone: ZoneState, own: Meaning | null): boolean =>
  zone.eventCode !== null && (zone.signalCode !== null || own === null || own.lasts === 'alarm');

/** Descriptions say the place first: `Front door – contact` (domain guide 6.3). */
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

/** What it means, and the code that says so: its own, or the one the zone's definition names. */
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

/** Whether a code is acted on by itself, where no zone of the account fits: lives are in danger, or somebody is forced. */
const actsByItself = ({ lasts, serviceType }: Meaning, code: string): boolean =>
  lasts === 'alarm' && (LIFE_SAFETY.has(serviceType) || isWithheldCode(code));

/**
 * What a signal means at an account: its zone's definition decides, then the code tables. One whose zone, or whose code, the
 * account has not defined is only logged, unless its code is one of life safety or hold-up (domain guide 2, 6.3 "Rules").
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
  // The definition says what is behind the zone; what kind of event it is, the code says.
  const serviceType =
    zone !== null && meaning?.lasts === 'alarm' ? zone.serviceType : known.serviceType;
  const elsewhere = zone !== null && isElsewhere(zone, signal);
  // What nobody knows may be a button that was pressed.
  const isHidden =
    serviceType === 'Hold-up' || (meaning === null && zone?.serviceType === 'Hold-up');
  // Field by field: what a spread begins and others end costs several kilobytes an object, and this is made for each signal.
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
