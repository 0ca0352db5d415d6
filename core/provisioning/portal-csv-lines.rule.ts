import { csvText, keptShield } from '../kernel/csv-text.rule.ts';
import { PORTAL_HEADINGS } from './portal-kinds.ts';

/** Returns the heading line of the CSV file of a whole portal. */
export const portalCsvHead = (): string => csvText(PORTAL_HEADINGS, []);

/** Converts records to CSV lines. Reading the lines back gives the same records. */
export const portalCsvLines = (records: readonly ReadonlyMap<string, string>[]): string =>
  csvText(
    null,
    records.map((record) =>
      PORTAL_HEADINGS.map((heading) => keptShield(record.get(heading) ?? '')),
    ),
  );
