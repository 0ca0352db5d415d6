import type { BlockFigures, NumberBlock, NumberState } from './number-block.ts';

type Range = Pick<NumberBlock, 'prefix' | 'first' | 'last'>;

/** Returns a transmitter number in the form in which it is stored and compared: uppercase, without spaces. */
export const cleanNumber = (text: string): string => text.replaceAll(/\s+/g, '').toUpperCase();

const digitsOf = ({ last }: Range): number => String(last).length;

/**
 * Returns a number of a block as written in the panel: the block's letters, then the number with leading zeros to the
 * length of the block's last number.
 */
export const numberText = (block: Range, ordinal: number): string =>
  `${block.prefix}${String(ordinal).padStart(digitsOf(block), '0')}`;

/** Returns the numeric part of a transmitter number that is in a block, or null if the number is outside the block. */
export const ordinalIn = (block: Range, text: string): number | null => {
  const wanted = cleanNumber(text);
  const digits = wanted.slice(block.prefix.length);
  if (!wanted.startsWith(block.prefix) || !/^\d+$/.test(digits)) return null;
  const ordinal = Number(digits);
  const fits = digits.length === digitsOf(block) && ordinal >= block.first && ordinal <= block.last;
  return fits ? ordinal : null;
};

const kindOf = (blocks: readonly NumberBlock[], kind: NumberBlock['kind']) =>
  blocks.filter((block) => block.kind === kind);

const holds = (blocks: readonly NumberBlock[], text: string): boolean =>
  blocks.some((block) => ordinalIn(block, text) !== null);

/** Checks whether a number is in any block that is assigned to the group. */
export const isOwnNumber = (blocks: readonly NumberBlock[], text: string): boolean =>
  holds(kindOf(blocks, 'assigned'), text);

/** Facts about the current use of a number. */
export interface NumberFacts {
  readonly inUse: boolean;
  /** True if the number is held for another account that is being created. */
  readonly held: boolean;
}

/**
 * Returns whether an account of the group may have the number (domain guide 6.18). A used number is reported as used even
 * if it is outside the group's blocks.
 */
export const checkNumber = (
  text: string,
  blocks: readonly NumberBlock[],
  { inUse, held }: NumberFacts,
): NumberState => {
  if (inUse) return 'inUse';
  if (!isOwnNumber(blocks, text)) return 'outside';
  if (holds(kindOf(blocks, 'reserved'), text)) return 'reserved';
  return held ? 'held' : 'free';
};

/** Returns at most `limit` free numbers of a group, lowest first in each block. */
export const freeNumbers = (
  blocks: readonly NumberBlock[],
  taken: ReadonlySet<string>,
  limit: number,
): readonly string[] => {
  const reserved = kindOf(blocks, 'reserved');
  const found: string[] = [];
  for (const block of kindOf(blocks, 'assigned'))
    for (let ordinal = block.first; ordinal <= block.last && found.length < limit; ordinal += 1) {
      const text = numberText(block, ordinal);
      if (!taken.has(text) && !holds(reserved, text)) found.push(text);
    }
  return found;
};

const figuresOf = (
  block: Range,
  { from, to }: { readonly from: number; readonly to: number },
  blocks: readonly NumberBlock[],
  taken: ReadonlySet<string>,
): BlockFigures => {
  const reserved = kindOf(blocks, 'reserved');
  const figures = { used: 0, free: 0, reserved: 0 };
  for (let ordinal = from; ordinal <= to; ordinal += 1) {
    const text = numberText(block, ordinal);
    if (taken.has(text)) figures.used += 1;
    else if (holds(reserved, text)) figures.reserved += 1;
    else figures.free += 1;
  }
  return figures;
};

/**
 * Returns how many numbers of a block are used, reserved and free. `blocks` are all blocks of the group, `taken` all
 * account numbers in use.
 */
export const blockFigures = (
  block: Range,
  blocks: readonly NumberBlock[],
  taken: ReadonlySet<string>,
): BlockFigures => figuresOf(block, { from: block.first, to: block.last }, blocks, taken);

/**
 * Splits a block into `cells` parts of about equal length for a chart. Returns the counts of used, reserved and free
 * numbers in each part.
 */
export const blockCells = (
  block: Range,
  blocks: readonly NumberBlock[],
  taken: ReadonlySet<string>,
  cells: number,
): readonly BlockFigures[] => {
  const length = block.last - block.first + 1;
  const count = Math.min(cells, length);
  return Array.from({ length: count }, (_, at) =>
    figuresOf(
      block,
      {
        from: block.first + Math.floor((at * length) / count),
        to: block.first + Math.floor(((at + 1) * length) / count) - 1,
      },
      blocks,
      taken,
    ),
  );
};
