import { DEFAULT_BRANDING } from '#core/branding/branding-values.schema.ts';
import type { Body, Stride } from './stride.ts';

const ADMIN = 'omar.haddad';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';

const step = (operationId: string, body: Body): Stride => ({
  operationId,
  actor: ADMIN,
  body: () => body,
});

/** Steps of a dealer's branding: it is drafted, published, changed again and withdrawn. */
export const BRANDING: readonly Stride[] = [
  {
    operationId: 'uploadBrandImage',
    actor: ADMIN,
    query: { field: 'faviconUrl' },
    file: { name: 'mark.svg', content: Buffer.from(SVG) },
  },
  step('saveBrandingDraft', {
    ...DEFAULT_BRANDING,
    rev: 1,
    displayName: 'Coast',
    accent: '#1E5B8C',
  }),
  step('publishBranding', { rev: 2 }),
  step('saveBrandingDraft', { ...DEFAULT_BRANDING, rev: 3, displayName: 'Coast Alarm' }),
  step('discardBrandingDraft', { rev: 4 }),
  step('restoreBranding', { rev: 5, version: 1 }),
  { operationId: 'sendBrandingSample', actor: ADMIN },
];
