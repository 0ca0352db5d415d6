/** Same identifier for the same thing in every demo world, so that a used-up account is found again after its name changed. */
export const demoId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
