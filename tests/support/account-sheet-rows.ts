import type { SpreadsheetCells, SpreadsheetRow } from '#core/new-account/spreadsheet.schema.ts';

/** Returns the cells of a valid row. A row without an account number gets the next free number. */
export const spreadsheetCells = (change: SpreadsheetCells = {}): SpreadsheetCells => ({
  name: 'Pier Nine Brewing',
  siteType: 'Commercial security',
  street: '9 Pier Road',
  city: 'Port Alder',
  region: 'ME',
  postalCode: '04101',
  county: 'Alder County',
  crossStreet: 'Wharf Street',
  plan: 'Burglary; Fire',
  police: 'Port Alder Police',
  contact1Name: 'Osei, Frank',
  contact1Phone: '207-555-0183',
  contact1Relation: 'Owner',
  holder: 'Frank Osei',
  code: 'lantern9',
  ...change,
});

/** Returns the rows of a spreadsheet, numbered from the line below the headings. */
export const spreadsheetRows = (
  ...changes: readonly SpreadsheetCells[]
): readonly SpreadsheetRow[] =>
  changes.map((change, at) => ({ line: at + 2, cells: spreadsheetCells(change) }));
