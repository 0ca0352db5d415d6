import { hash } from 'node:crypto';

/** Same identifier for the same thing in every demo world, so that a used-up account is found again after its name changed. */
export const demoId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The same for what has a name of its own. Hashed in one call: a hash object outlives many collections, and with it what is made around it. */
export const demoUuid = (name: string): string => {
  const hex = hash('sha256', name);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
