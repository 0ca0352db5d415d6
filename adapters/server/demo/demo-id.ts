import { hash } from 'node:crypto';

/**
 * Returns the same id for the same item in every generation of the demo data, so that a used-up account is found again
 * after its name changed.
 */
export const demoId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/**
 * Returns a fixed id derived from a name. The hash is computed in one call, because a hash object survives many garbage
 * collections and keeps other objects in memory.
 */
export const demoUuid = (name: string): string => {
  const hex = hash('sha256', name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
