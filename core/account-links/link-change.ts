import type { LinkForm } from './account-links.schema.ts';

/** What a customer asks of their links; `read` changes nothing and brings the newest states. */
export type LinkChange =
  | { readonly kind: 'read' }
  | { readonly kind: 'add'; readonly form: LinkForm; readonly idempotencyKey: string }
  | { readonly kind: 'remove'; readonly siteNum: number }
  | { readonly kind: 'favorite'; readonly siteNum: number; readonly favorite: boolean }
  | { readonly kind: 'activate'; readonly siteNum: number };
