import type { ContactOwner } from './recovery.repository.port.ts';

/**
 * The result of a username search: nobody, one person, several people (a dealer number is needed), or no single person
 * even with that number (spec §4.2, §8).
 */
export type UsernameVerdict =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'tell'; readonly owner: ContactOwner }
  | { readonly kind: 'dealerNumberRequired' }
  | { readonly kind: 'contactDealerSupport' };

/**
 * Decides whose username is sent. The dealer number is used only if several people share the contact, so the response does
 * not reveal which dealer a single person belongs to (SECURITY.md T4).
 */
export const settleUsername = (
  owners: readonly ContactOwner[],
  dealerNumber: number | null,
): UsernameVerdict => {
  const [only, second] = owners;
  if (only === undefined) return { kind: 'nobody' };
  if (second === undefined) return { kind: 'tell', owner: only };
  if (dealerNumber === null) return { kind: 'dealerNumberRequired' };
  const [found, other] = owners.filter(({ groups }) => groups.includes(dealerNumber));
  return found === undefined || other !== undefined
    ? { kind: 'contactDealerSupport' }
    : { kind: 'tell', owner: found };
};
