import type { DecodedSignal } from '../../signals/signal.ts';
import { isWithheldCode, type Meaning, meaningOf } from '../../signals/signal-meaning.rule.ts';
import type { ZoneState } from './device-state.ts';
import type { SignalEvent } from './signal-event.ts';

/** Panels that speak two languages pad the same zone differently; a definition that stands exactly as sent comes first. */
const plain = (num: string): string => num.replace(/^0+(?=.)/, '');

/** How well a definition fits what was sent: the number as written, the area, the signal code; null = not at all. */
const fitOf = (zone: ZoneState, signal: DecodedSignal): number | null => {
  const { zone: num, area, code } = signal;
  if (num === null || plain(zone.num) !== plain(num)) return null;
  if (zone.signalCode !== null && zone.signalCode !== code) return null;
  if (area !== null && area !== 0 && zone.areaNum !== 0 && zone.areaNum !== area) return null;
  return (
    (zone.signalCode === null ? 0 : 4) +
    (zone.areaNum === area ? 2 : 0) +
    (zone.num === num ? 1 : 0)
  );
};

/** The definition that decides about a signal: the most exact one that fits; null where the account has none (domain guide 6.3). */
export const definingZone = (
  zones: readonly ZoneState[],
  signal: DecodedSignal,
): ZoneState | null => {
  let best: { readonly zone: ZoneState; readonly fit: number } | null = null;
  for (const zone of zones) {
    const fit = fitOf(zone, signal);
    if (fit !== null && (best === null || fit > best.fit)) best = { zone, fit };
  }
  return best?.zone ?? null;
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
  toldLater: false,
};

const whatItMeans = (signal: DecodedSignal, zone: ZoneState | null): Meaning | null => {
  const own = meaningOf(signal);
  if (zone === null || zone.eventCode === null || !decides(zone, own)) return own;
  return meaningOf({ ...signal, format: 'CID', code: zone.eventCode }) ?? own;
};

/** The panel itself, not one of its zones. */
const isPanel = (num: string | null): boolean => num === null || /^0+$/.test(num);

/**
 * What a signal means at an account: its zone's definition decides, then the code tables. One whose zone, or whose code, the
 * account has not defined is only logged (domain guide 2, 6.3 "Rules").
 */
export const judgeSignal = (zones: readonly ZoneState[], signal: DecodedSignal): SignalEvent => {
  const zone = definingZone(zones, signal);
  const meaning = whatItMeans(signal, zone);
  const isNamed = meaning?.names === 'user' || isPanel(signal.zone) || zone !== null;
  const defined = meaning !== null && isNamed;
  const { text, ...known } = meaning ?? { ...SILENT, text: `Unknown code ${signal.code}` };
  const where = zone?.description ?? null;
  // The definition says what is behind the zone; what kind of event it is, the code says.
  const serviceType =
    zone !== null && meaning?.lasts === 'alarm' ? zone.serviceType : known.serviceType;
  return {
    ...known,
    serviceType,
    text: where === null ? text : `${text} – ${placeOf(where)}`,
    code: signal.code,
    areaNum: signal.area ?? zone?.areaNum ?? null,
    zone: signal.zone,
    zoneId: zone?.id ?? null,
    zoneText: where,
    user: signal.user,
    reaction: defined ? known.reaction : 'log',
    defined,
    withheld: serviceType === 'Hold-up' || isWithheldCode(signal.code),
  };
};
