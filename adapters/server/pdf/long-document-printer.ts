import { setImmediate } from 'node:timers/promises';
import type {
  LongDocumentPrinter,
  LongDocument,
  DocumentRows,
  LongDocumentState,
} from '#core/backend/documents/long-document-printer.port.ts';
import { widthsOf } from './column-widths.ts';
import { letterheadParts } from './letterhead-parts.ts';
import { PdfWriter, PAGE_SIZES, roomOf, SIZE } from './pdf-writer.ts';
import { measured } from './pdf-fonts.ts';
import { PdfParts } from './pdf-parts.ts';
import { writable } from './pdf-text.ts';

/** Number of rows after which other tasks of the process may run. */
const BREATH = 5;

/** Returns the columns with their widths. Columns without given widths get widths that fit their words. */
const columnsOf = async (
  { columns, lies }: LongDocument,
  sample: DocumentRows,
): Promise<LongDocumentState['columns']> => {
  const { plain, strong } = await measured();
  const head = columns.map(({ title }) => title);
  const widthOf = (font: typeof plain) => (word: string) =>
    font.widthOfTextAtSize(writable(font, word), SIZE);
  const needed = widthsOf({ head, rows: sample }, roomOf(lies), {
    head: widthOf(strong),
    cell: widthOf(plain),
  });
  return columns.map((column, at) => ({ ...column, width: column.width ?? needed[at] ?? 0 }));
};

const begun = async (sheet: LongDocument, sample: DocumentRows): Promise<PdfWriter> => {
  const { facts, letterhead, lies, title } = sheet;
  const columns = await columnsOf(sheet, sample);
  const { height, inset } = PAGE_SIZES[lies];
  const parts = new PdfParts(null);
  let y = height - inset;
  if (letterhead !== null) {
    const place = { x: inset, y, width: roomOf(lies) };
    const drawn = await letterheadParts(letterhead, place, parts.next);
    parts.add(drawn.objects, drawn.resources);
    parts.draw(drawn.operators);
    y -= drawn.height;
  }
  const state = { parts: parts.part.state, y, title, lies, columns };
  const writer = new PdfWriter(await measured(), state, parts);
  writer.head(facts);
  return writer;
};

const goneOn = async (state: LongDocumentState): Promise<PdfWriter> =>
  new PdfWriter(await measured(), state, new PdfParts(state.parts));

const drawRows = async (writer: PdfWriter, rows: DocumentRows): Promise<void> => {
  for (const [index, row] of rows.entries()) {
    if (index % BREATH === BREATH - 1) await setImmediate();
    writer.row(row);
  }
};

/** Prints long tables page by page, so that no drawn page stays in memory. */
export const longDocumentPrinter: LongDocumentPrinter = {
  begin: async (sheet, sample) => (await begun(sheet, sample)).part,
  rows: async (state, rows) => {
    const writer = await goneOn(state);
    await drawRows(writer, rows);
    return writer.part;
  },
  end: async (state, closing) => (await goneOn(state)).end(closing),
  whole: async (sheet, rows, closing) => {
    const writer = await begun(sheet, rows);
    await drawRows(writer, rows);
    const { pages, text } = writer.end(closing);
    return { bytes: Buffer.from(text, 'latin1'), pages };
  },
};
