/** Normalizes a security answer before hashing: trims outer spaces, collapses inner spaces to one, folds the case (SECURITY.md T1). */
export const foldAnswer = (answer: string): string =>
  answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
