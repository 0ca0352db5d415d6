import { kindsOf } from '#core/history/history-filter.rule.ts';
import type { HistoryChoices } from '#core/history/history-row.schema.ts';

/** Returns the select options for areas, zones and devices. */
export const optionsOf = ({ areas, devices, zones }: HistoryChoices) => ({
  device: devices.map(({ devNum, xmit, description }) => ({
    value: String(devNum),
    text: `${xmit} ${description}`,
  })),
  area: areas.map(({ devNum, num, name }) => ({ value: `${devNum}/${num}`, text: name })),
  zone: zones.map(({ devNum, areaNum, num, description }) => ({
    value: `${devNum}/${areaNum}/${num}`,
    text: `${num} ${description}`,
  })),
});

/** Empty filter choices, until the site's data are loaded. */
export const NO_CHOICES: HistoryChoices = { areas: [], devices: [], zones: [] };

/** The words of the filters that hide rows. */
export const HIDES = { tests: 'Hide tests', openClose: 'Hide open/close' } as const;

/** Returns the chip text of an active filter; null for a filter whose field is always visible. */
export const historyChip = (
  choices: HistoryChoices | null,
  name: string,
  value: string,
): string | null => {
  const options = optionsOf(choices ?? NO_CHOICES);
  switch (name) {
    case 'kinds':
      return (kindsOf(value) ?? ['All kinds']).join(', ');
    case 'device':
    case 'area':
    case 'zone': {
      const found = options[name].find((one) => one.value === value)?.text ?? value;
      return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${found}`;
    }
    case 'user':
      return `User ${value}`;
    case 'operator':
      return `Operator ${value}`;
    case 'tests':
    case 'openClose':
      return HIDES[name];
    case 'alarmNo':
      return `Alarm ${value}`;
    default:
      return null;
  }
};
