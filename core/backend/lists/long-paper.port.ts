/** A column of a long table: its share of the width, and whether its cells stand at the right. */
export interface PaperColumn {
  readonly title: string;
  readonly width: number;
  readonly end?: true;
}

/** What stands on the first page above the table, and the table's head, which stands on each. */
export interface LongSheet {
  /** Whose paper it is. */
  readonly letterhead: string;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly PaperColumn[];
}

/** Where the next part goes on; kept as JSON between the steps of a job, and its writer's own. */
export type PaperState = Readonly<Record<string, unknown>>;

/** A part of the document, ASCII alone, and the state behind it. */
export interface PaperPart {
  readonly text: string;
  readonly state: PaperState;
}

/** Writes a PDF of any length part by part, so that no more than a page of it is ever held: the parts one after another are the document. */
export interface LongPaper {
  begin(sheet: LongSheet): Promise<PaperPart>;
  rows(state: PaperState, rows: readonly (readonly string[])[]): Promise<PaperPart>;
  /** The lines below the table, and the end of the document. */
  end(state: PaperState, closing: readonly string[]): Promise<string>;
  /** The bytes of one that is made at once. */
  whole(
    sheet: LongSheet,
    rows: readonly (readonly string[])[],
    closing: readonly string[],
  ): Promise<Uint8Array>;
}
