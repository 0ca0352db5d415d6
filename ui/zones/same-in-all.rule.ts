import { eventText } from '#core/zones/signal-chain.rule.ts';
import { AUTO_CODE } from '#core/zones/zone-list.ts';
import type { Zone } from '#core/zones/zone.schema.ts';

/** Texts by the key of their column. */
type Texts = ReadonlyMap<string, string>;

const TEXTS: readonly (readonly [key: string, textOf: (zone: Zone) => string | null])[] = [
  ['serviceType', ({ serviceType }) => serviceType],
  ['signalCode', ({ signalCode }) => signalCode ?? AUTO_CODE],
  ['event', ({ eventCode }) => eventText(eventCode) ?? 'From the signal'],
  ['instruction', ({ instruction }) => instruction],
];

/** Returns what all zones have in common, by column; a list says it once. A single zone has nothing in common. */
export const sameInAll = (zones: readonly Zone[]): Texts => {
  const [first, ...others] = zones;
  if (first === undefined || others.length === 0) return new Map();
  return new Map(
    TEXTS.flatMap(([key, textOf]) => {
      const text = textOf(first);
      return others.every((zone) => textOf(zone) === text) ? [[key, text ?? 'none']] : [];
    }),
  );
};

interface Titled {
  readonly key: string;
  readonly title: string;
}

/** Returns a sentence about what all zones have in common; null for nothing. */
export const sameText = (columns: readonly Titled[], same: Texts): string | null => {
  const parts = columns.flatMap(({ key, title }) => {
    const text = same.get(key);
    return text === undefined ? [] : [`${title} “${text}”`];
  });
  return parts.length === 0 ? null : `The same in all zones: ${parts.join(', ')}.`;
};

/** Hides the columns that say the same in every row, until the user selects them. */
export const withoutSame = <Column extends Titled>(
  columns: readonly Column[],
  same: Texts,
): readonly Column[] =>
  columns.map((column) => (same.has(column.key) ? { ...column, hidden: true } : column));
