import { PERMISSIONS } from '../permission/permissions.ts';

/** What the data-quality meter looks for, most important first (domain guide 6.11). The words are in addresses and saved views. */
export const QUALITY_KINDS = [
  'permit',
  'agency',
  'cross-street',
  'county',
  'call-first',
  'premises-phone',
  'service-mail',
  'second-number',
  'zone-text',
] as const;
export type QualityKind = (typeof QUALITY_KINDS)[number];

/** Which parts of a site a reader may open. What is missing in the others is not told. */
export interface QualityRights {
  readonly contacts: boolean;
  readonly zones: boolean;
}

/** The permission without which a kind is neither counted nor found. */
export const KIND_RIGHTS: Readonly<Partial<Record<string, string>>> = {
  'second-number': PERMISSIONS.contactsRead,
  'zone-text': PERMISSIONS.zonesRead,
};

/** Returns which parts of a site somebody with these permissions may open. */
export const qualityRights = (held: readonly string[]): QualityRights => ({
  contacts: held.includes(PERMISSIONS.contactsRead),
  zones: held.includes(PERMISSIONS.zonesRead),
});
