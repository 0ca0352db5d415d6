import { HEALTH_REASONS } from '../sites/assess-health.rule.ts';
import type { PanelCheck } from './panel-info.schema.ts';

/** An open trouble that the panel of a device reported. `code` is null when no signal reported the trouble. */
export interface ReportedTrouble {
  readonly code: string | null;
  readonly zone: string | null;
  readonly text: string;
  /** An ISO instant. */
  readonly since: string;
}

export interface PanelSigns {
  readonly troubles: readonly ReportedTrouble[];
  /** The reasons for the device's health as text, worst first. */
  readonly healthReasons: readonly string[];
  /** The time at which a missed test signal was due, as an ISO instant. Null when no test signal was missed. */
  readonly missedAt: string | null;
}

const POWER: ReadonlySet<string> = new Set(['301', 'AT']);
const BATTERY: ReadonlySet<string> = new Set(['302', '309', '311', 'YT', 'YM']);
const COMMUNICATION: ReadonlySet<string> = new Set([
  '350',
  '351',
  '352',
  '353',
  '354',
  '355',
  '356',
  '357',
  'LT',
]);

/**
 * Checks whether a trouble concerns communication. SIA code `YC` with a zone concerns a wireless sensor; without a zone it
 * concerns the panel's own communication path (domain guide 7.2).
 */
const isCommunication = ({ code, zone }: ReportedTrouble): boolean =>
  code !== null && (COMMUNICATION.has(code) || (code === 'YC' && /^0*$/.test(zone ?? '')));

const placeOf = (trouble: ReportedTrouble): PanelCheck['name'] => {
  if (isCommunication(trouble)) return 'Communication';
  if (trouble.code !== null && POWER.has(trouble.code)) return 'Power';
  return trouble.code !== null && BATTERY.has(trouble.code) ? 'Panel battery' : 'Sensors';
};

const NAMES: readonly PanelCheck['name'][] = ['Power', 'Panel battery', 'Communication', 'Sensors'];

/**
 * Returns one check for each part of a device's health: power, panel battery, communication and sensors (domain guide
 * 6.6). Each reason for the device's health is in exactly one check, so that the checks agree with the overall health.
 */
export const panelChecks = ({
  troubles,
  healthReasons,
  missedAt,
}: PanelSigns): readonly PanelCheck[] => {
  const reasonsOf = (text: string, since: string | null): PanelCheck['reasons'] =>
    healthReasons.includes(text) ? [{ text, since }] : [];
  const silent = [
    ...reasonsOf(HEALTH_REASONS.timerTestMissed, missedAt),
    ...reasonsOf(HEALTH_REASONS.neverHeard, null),
  ];
  const floods = reasonsOf(HEALTH_REASONS.floods, null);
  return NAMES.map((name) => {
    const own = troubles
      .filter((trouble) => placeOf(trouble) === name)
      .map(({ text, since }) => ({ text, since }));
    const besides = name === 'Communication' ? silent : name === 'Sensors' ? floods : [];
    const reasons = [...besides, ...own];
    return { name, state: reasons.length === 0 ? 'OK' : 'Attention', reasons };
  });
};
