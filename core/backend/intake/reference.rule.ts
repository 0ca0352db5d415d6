import type { Intake } from '../intake.repository.port.ts';

const LETTERS: Readonly<Record<Intake['kind'], string>> = { bug: 'B', feedback: 'F' };

/** What a person can quote: `B-000123` for a bug, `F-000045` for feedback. */
export const referenceOf = (kind: Intake['kind'], number: number): string =>
  `${LETTERS[kind]}-${String(number).padStart(6, '0')}`;
