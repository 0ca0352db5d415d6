import type { Branding } from '../../branding/branding.schema.ts';
import { deriveAccent } from '../../branding/derive-accent.rule.ts';
import { checkAccent } from '../../branding/check-accent.rule.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';

/** A group's public branding with the accent as it was chosen. */
export type StoredBranding = Omit<Branding, 'accent'> & { readonly accent: string | null };

/** What everybody may see of a group's branding: its number as people read it, its accent as the whole set; one that does not fit any more gives way to the provider's. */
export const publicBranding = ({ accent, supportPhone, ...looks }: StoredBranding): Branding => ({
  ...looks,
  supportPhone: supportPhone && formatPhone(supportPhone),
  accent: accent !== null && checkAccent(accent).kind === 'fits' ? deriveAccent(accent) : null,
});
