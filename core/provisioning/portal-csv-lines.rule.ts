import { csvText, keptShield } from '../kernel/csv-text.rule.ts';
import { PORTAL_HEADINGS } from './portal-kinds.ts';

/** The first line of the CSV file of a whole portal. */
export const portalCsvHead = (): string => csvText(PORTAL_HEADINGS, []);

/** Converts records to lines of the CSV file. Reading them back gives the same records. */
export const portalCsvLines = (records: readonly ReadonlyMap<string, string>[]): string =>
  csvText(
    null,
    records.map((record) =>
      PORTAL_HEADINGS.map((heading) => keptShield(record.get(heading) ?? '')),
    ),
  );
