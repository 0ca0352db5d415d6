import type { Branding } from '../../branding/branding.schema.ts';
import { deriveAccent } from '../../branding/derive-accent.rule.ts';
import { checkAccent } from '../../branding/check-accent.rule.ts';
import { formatPhone } from '../../kernel/format-phone.rule.ts';

/** A group's public branding with the accent color as chosen, not yet validated. */
export type StoredBranding = Omit<Branding, 'accent'> & { readonly accent: string | null };

/**
 * Returns a group's public branding with a formatted phone number and the color set derived from its accent. An invalid
 * accent becomes null, which means the provider's color.
 */
export const publicBranding = ({ accent, supportPhone, ...looks }: StoredBranding): Branding => ({
  ...looks,
  supportPhone: supportPhone && formatPhone(supportPhone),
  accent: accent !== null && checkAccent(accent).kind === 'fits' ? deriveAccent(accent) : null,
});
