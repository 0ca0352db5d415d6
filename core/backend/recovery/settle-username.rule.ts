import type { ContactOwner } from './recovery.repository.port.ts';

/** Whose username is told: nobody's, one person's, or it takes a dealer number, or not even that settles it (spec §4.2, §8). */
export type UsernameVerdict =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'tell'; readonly owner: ContactOwner }
  | { readonly kind: 'dealerNumberRequired' }
  | { readonly kind: 'contactDealerSupport' };

/** The number is looked at only where two or more people share the contact, so that it tells nothing about one (SECURITY.md T4). */
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
