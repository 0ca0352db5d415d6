import { HEALTH_REASONS } from '../sites/assess-health.rule.ts';
import type { PanelCheck } from './panel-info.schema.ts';

/** An open trouble of a device as its panel reported it. `code` is null when no signal reported it. */
export interface ReportedTrouble {
  readonly code: string | null;
  readonly zone: string | null;
  readonly text: string;
  /** ISO instant. */
  readonly since: string;
}

/** The data from which the checks of a device are derived. */
export interface PanelSigns {
  readonly troubles: readonly ReportedTrouble[];
  /** The reasons of the device's health as text, worst first. */
  readonly healthReasons: readonly string[];
  /** The time at which a missed test signal was due, as an ISO instant. */
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

/** SIA uses `YC` for a communication path and for a wireless sensor. Without a zone it means the panel's own path (domain guide 7.2). */
const isCommunication = ({ code, zone }: ReportedTrouble): boolean =>
  code !== null && (COMMUNICATION.has(code) || (code === 'YC' && /^0*$/.test(zone ?? '')));

const placeOf = (trouble: ReportedTrouble): PanelCheck['name'] => {
  if (isCommunication(trouble)) return 'Communication';
  if (trouble.code !== null && POWER.has(trouble.code)) return 'Power';
  return trouble.code !== null && BATTERY.has(trouble.code) ? 'Panel battery' : 'Sensors';
};

const NAMES: readonly PanelCheck['name'][] = ['Power', 'Panel battery', 'Communication', 'Sensors'];

/**
 * Returns the health by parts: power from 301 and 302, communication from the 350 family and the timer test, and other
 * troubles (domain guide 6.6). Every reason of the device's health is in exactly one check, so that the overall health and
 * the checks always agree.
 */
export const panelChecks = ({
  troubles,
  healthReasons,
  missedAt,
}: PanelSigns): readonly PanelCheck[] => {
  const textOf = (text: string, since: string | null): PanelCheck['reasons'] =>
    healthReasons.includes(text) ? [{ text, since }] : [];
  const silent = [
    ...textOf(HEALTH_REASONS.timerTestMissed, missedAt),
    ...textOf(HEALTH_REASONS.neverHeard, null),
  ];
  const floods = textOf(HEALTH_REASONS.floods, null);
  return NAMES.map((name) => {
    const own = troubles
      .filter((trouble) => placeOf(trouble) === name)
      .map(({ text, since }) => ({ text, since }));
    const besides = name === 'Communication' ? silent : name === 'Sensors' ? floods : [];
    const reasons = [...besides, ...own];
    return { name, state: reasons.length === 0 ? 'OK' : 'Attention', reasons };
  });
};
