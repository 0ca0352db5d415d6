import type { Intake } from './intake.repository.port.ts';
import type { ReportKey } from './intake.repository.port.ts';

const LETTERS: Readonly<Record<Intake['kind'], string>> = {
  bug: 'B',
  feedback: 'F',
  message: 'M',
};

/** Formats the reference number of a report: `B-000123` for a bug, `F-000045` for feedback, `M-000007` for a message. */
export const referenceOf = (kind: Intake['kind'], number: number): string =>
  `${LETTERS[kind]}-${String(number).padStart(6, '0')}`;

/** Parses a reference number to a report's kind and number; null if the text is not a reference number. */
export const readReference = (reference: string): ReportKey | null => {
  const [, letter, digits] = /^([BFM])-(\d{6,12})$/.exec(reference) ?? [];
  const kind = (['bug', 'feedback', 'message'] as const).find((one) => LETTERS[one] === letter);
  return kind === undefined || digits === undefined ? null : { kind, num: Number(digits) };
};
