/** A security answer as it is hashed: outer spaces gone, inner runs of spaces one, case folded (SECURITY.md T1). */
export const foldAnswer = (answer: string): string =>
  answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
