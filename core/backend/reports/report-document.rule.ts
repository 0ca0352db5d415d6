import { counted } from '../../kernel/counted.rule.ts';
import { daysText, type ReportDays } from '../../reports/report-days.rule.ts';
import { reportTitle } from '../../reports/report-kinds.ts';
import type { LongDocument, DocumentRows } from '../documents/long-document-printer.port.ts';
import type { Letterhead } from '../documents/document-printer.port.ts';
import { plainCells } from './cells-of.rule.ts';
import type { ReportColumn } from './report-columns.ts';
import type { ReportCells } from './report-files.port.ts';

/** Builds the title block of a printed report. */
export const reportDocument = (
  {
    columns,
    letterhead,
  }: { readonly columns: readonly ReportColumn[]; readonly letterhead: Letterhead | null },
  report: ReportDays & { readonly kind: string; readonly name: string; readonly scopeName: string },
): LongDocument => {
  const { kind, name, scopeName } = report;
  const title = reportTitle(kind);
  return {
    letterhead,
    lies: 'onItsSide',
    title: name === title ? name : `${name}: ${title}`,
    facts: [
      ['Scope', scopeName],
      ['Period', daysText(report).replace('–', 'to')],
    ],
    columns: columns.map(({ as, title: head }) =>
      as === 'money' ? { title: head, end: true } : { title: head },
    ),
  };
};

/** Converts formatted cells to text for printing. */
export const documentRows = (cells: ReportCells): DocumentRows =>
  plainCells(cells).map((row) => row.map((cell) => String(cell ?? '')));

/** Returns the text below the rows of a printed report. */
export const reportClosing = (rows: number): readonly string[] => [
  rows === 0 ? 'Nothing to report for this scope and period.' : `${counted(rows, 'row')} in total.`,
];
