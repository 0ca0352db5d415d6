import { hash } from 'node:crypto';

/** Returns the fixed id of a numbered item. Ids stay the same between generations of the demo data. */
export const demoId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Returns a fixed id derived from a name. */
export const demoUuid = (name: string): string => {
  const hex = hash('sha256', name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
