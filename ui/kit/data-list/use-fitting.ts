import { useEffect, useLayoutEffect, useMemo, useState, type RefObject } from 'react';
import { whatFits } from '#core/kernel/what-fits.rule.ts';
import type { DataColumn } from './column.ts';

/** Widths in pixels that columns need at least, by kind. */
const NEEDS = { text: 128, line: 96, number: 88, icon: 112, excerpt: 200 } as const;
const NARROW = 80;
/** The width of a short column in a scrolling list, where columns do not adapt to their content. */
const NARROW_FIXED = 136;
const NAME = 180;
const NARROW_NAME = 72;
/** Widths of the cells around the columns: checkbox, quick actions and menu. */
const END_WIDTHS = { pick: 44, quick: 48, menu: 48 } as const;
const QUICK_FIXED = 112;

/** Widths of a letter of a title, of a cell's padding and of a sort arrow, and the wider padding at both edges of the list. */
const LETTER = 6.6;
const PAD = 18;
const ARROW = 16;
const EDGES = 14;

const RANKS = { 1: 0, early: 1, 2: 2, 3: 3 } as const;

/** The displayed columns of a list, and the current width of each in pixels. */
export interface Fit {
  readonly keys: readonly string[];
  readonly widthOf: (key: string) => number;
}

interface FittingOf<Row> {
  readonly frame: RefObject<HTMLElement | null>;
  /** The chosen columns in order. */
  readonly columns: readonly DataColumn<Row>[];
  /** True if the user has ordered the columns, so that their order is their importance. */
  readonly ordered: boolean;
  /** The widths of the columns that the user has resized. */
  readonly widths: Readonly<Record<string, number>>;
  /** The cells around the columns. */
  readonly ends: readonly (keyof typeof END_WIDTHS)[];
  readonly cards: boolean;
  /** True if the list scrolls in its own box, so that columns do not adapt to their content. */
  readonly fixed: boolean;
  readonly rows: readonly Row[];
  readonly onFit: ((fit: Fit) => void) | undefined;
}

const needOf = <Row>(
  { title, kind = 'text', narrow = false, least, sortable = false }: DataColumn<Row>,
  isName: boolean,
  fixed: boolean,
): number => {
  if (narrow && fixed) return NARROW_FIXED;
  const usual = isName ? (narrow ? NARROW_NAME : NAME) : narrow ? NARROW : NEEDS[kind];
  const own = least ?? usual;
  return Math.max(own, Math.ceil(title.length * LETTER) + PAD + (sortable ? ARROW : 0));
};

const endOf = (end: keyof typeof END_WIDTHS, fixed: boolean): number =>
  fixed && end === 'quick' ? QUICK_FIXED : END_WIDTHS[end];

/**
 * Returns the columns that fit into the list's width, and for each the least and the wanted width (null if the list's
 * layout decides). Cards show all columns.
 */
export const useFitting = <Row>(of: FittingOf<Row>) => {
  const { frame, columns, ordered, widths, ends, cards, fixed, rows, onFit } = of;
  const [room, setRoom] = useState<number | null>(null);
  // Content that does not wrap can be wider than a column's usual need.
  const [grown, setGrown] = useState<Readonly<Record<string, number>>>({});
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = (): void => setRoom(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  const needs = useMemo(
    () =>
      Object.fromEntries(
        columns.map((column, at) => [
          column.key,
          Math.max(
            // A wide column gives way to others; a narrow one leaves them its room.
            Math.min(needOf(column, at === 0, fixed), widths[column.key] ?? Infinity),
            grown[column.key] ?? 0,
          ),
        ]),
      ),
    [columns, widths, fixed, grown],
  );
  const around = ends.reduce(
    (sum, end) => sum + Math.max(endOf(end, fixed), grown[end] ?? 0),
    EDGES,
  );
  const keys =
    cards || room === null
      ? columns.map(({ key }) => key).join()
      : whatFits(
          columns.map(({ key, priority = 1 }) => ({
            key,
            width: needs[key] ?? 0,
            rank: ordered ? 0 : RANKS[priority],
          })),
          room - around,
        ).join();
  const sizedKeys = Object.keys(widths).join();
  const shown = useMemo(() => {
    const [kept, sized] = [keys, sizedKeys].map((text) => new Set(text.split(',')));
    return columns
      .filter(({ key }) => kept?.has(key))
      .map((column) => (sized?.has(column.key) === true ? { ...column, sized: true } : column));
  }, [columns, keys, sizedKeys]);
  const sizes = useMemo(() => {
    // If all columns were resized, the last one fills what is left.
    const filling = shown.find(({ sized }) => sized !== true) ?? shown.at(-1);
    return shown.map(({ key }) => ({
      least: needs[key] ?? 0,
      wanted: key === filling?.key ? null : (widths[key] ?? null),
    }));
  }, [shown, needs, widths]);
  // The rows of a list that scrolls in its own box share their columns by this variable.
  useLayoutEffect(() => {
    const tracks = [
      ...(ends.includes('pick') ? [`${END_WIDTHS.pick}px`] : []),
      ...shown.map(({ narrow }, at) => {
        const { least, wanted } = sizes[at] ?? { least: 0, wanted: null };
        if (wanted !== null) return `minmax(${least}px, ${wanted}px)`;
        return narrow === true ? `${least}px` : `minmax(${least}px, 1fr)`;
      }),
      ...ends.filter((end) => end !== 'pick').map((end) => `${endOf(end, fixed)}px`),
    ];
    frame.current?.style.setProperty('--columns', tracks.join(' '));
  }, [frame, ends, fixed, shown, sizes]);
  useEffect(() => {
    const widthOf = (key: string): number =>
      frame.current?.querySelector<HTMLElement>(`th[data-key="${CSS.escape(key)}"]`)?.offsetWidth ??
      0;
    onFit?.({ keys: keys.split(','), widthOf });
  }, [frame, keys, onFit]);
  useLayoutEffect(() => {
    const table = frame.current?.querySelector('table') ?? null;
    if (table === null || room === null || cards || fixed || table.offsetWidth <= room) return;
    // The window was resized since the room was measured: what the table has now says nothing of its content.
    if (frame.current?.clientWidth !== room) return;
    // In a table that is too wide, every column is as narrow as its content allows.
    const wider = [...table.querySelectorAll<HTMLElement>('th[data-key]')].flatMap((head) => {
      const { offsetWidth, dataset } = head;
      const { key = '' } = dataset;
      const need = needs[key] ?? grown[key] ?? END_WIDTHS[key as keyof typeof END_WIDTHS];
      return offsetWidth > need ? [[key, offsetWidth] as const] : [];
    });
    if (wider.length > 0) setGrown((before) => ({ ...before, ...Object.fromEntries(wider) }));
  }, [frame, room, cards, fixed, shown, needs, grown, rows]);
  return { shown, sizes };
};
