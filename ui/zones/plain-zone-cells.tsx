import { plainInstruction } from '#core/zones/plain-instruction.rule.ts';
import type { ZoneRow } from '#core/zones/zone-list.ts';
import { namedBy, type DataColumn } from '../kit/data-list/column.ts';
import { zoneCells } from './zone-looks.tsx';

/** The columns that customers read, with their own titles. The others are the alarm company's work. */
const PLAIN_TITLES: Readonly<Record<string, string>> = {
  num: 'Number',
  description: 'What',
  area: 'Where',
  instruction: 'What we do',
  serviceType: 'Kind',
  equipment: 'Equipment',
  location: 'Location',
  device: 'Device',
  test: 'Test result',
};

/** The line below the name in a phone's card. */
const plainLine = ({ area, instruction, num }: ZoneRow): string =>
  [num, area, plainInstruction(instruction)].filter((text) => text !== '').join(' · ');

/** Returns the cells of a zone as customers read them: what, where, and what we do in plain words (ui README §15). */
export const plainZoneCells = (
  place: Parameters<typeof zoneCells>[0],
): readonly DataColumn<ZoneRow>[] => {
  const cells = zoneCells(place).filter(({ key }) => key in PLAIN_TITLES || key === 'lastSignal');
  const order = ['num', 'description', 'area', 'instruction'];
  const rank = ({ key }: DataColumn<ZoneRow>): number =>
    order.includes(key) ? order.indexOf(key) : order.length;
  return cells
    .toSorted((a, b) => rank(a) - rank(b))
    .map((column) => {
      const titled = { ...column, title: PLAIN_TITLES[column.key] ?? column.title };
      if (column.key === 'serviceType') return { ...titled, hidden: true };
      if (column.key === 'num') return { ...titled, phoneCell: plainLine };
      return column.key === 'instruction'
        ? {
            ...titled,
            cell: ({ instruction }: ZoneRow) => plainInstruction(instruction),
            priority: 1 as const,
            least: 200,
          }
        : titled;
    });
};

/** Returns the columns for a phone's cards: the name first, and the number as a note below it. */
export const nameFirst = (
  columns: readonly DataColumn<ZoneRow>[],
): readonly DataColumn<ZoneRow>[] =>
  namedBy(
    columns.map((column) =>
      column.key === 'num' ? { ...column, phone: 'meta' as const } : column,
    ),
    'description',
  );
