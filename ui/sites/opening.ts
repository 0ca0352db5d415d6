import type { RequestedField } from '#core/account-info/change-request.schema.ts';
import type { AgenciesForm } from '#core/site-file/agencies-form.schema.ts';
import type { OutOfServiceEntry } from '#core/site-file/out-of-service-entry.schema.ts';
import type { SiteDocument, SiteNote } from '#core/site-file/site-file.schema.ts';
import type { SiteForm } from '#core/site-file/site-form.schema.ts';

/** The one open editor on a site's page, with the field to focus. */
export type Opening =
  | { readonly kind: 'site'; readonly first?: keyof SiteForm }
  | { readonly kind: 'request'; readonly first?: RequestedField }
  | { readonly kind: 'agencies'; readonly first?: keyof AgenciesForm }
  | { readonly kind: 'device'; readonly devNum: number }
  | { readonly kind: 'outOfService'; readonly devNum: number }
  | {
      readonly kind: 'returnToService';
      readonly devNum: number;
      readonly transmitterCode: string;
      readonly entry: OutOfServiceEntry;
    }
  | { readonly kind: 'note'; readonly note: SiteNote | null }
  | { readonly kind: 'removeNote'; readonly note: SiteNote }
  | { readonly kind: 'document' }
  | { readonly kind: 'preview'; readonly document: SiteDocument }
  | { readonly kind: 'removeDocument'; readonly document: SiteDocument }
  | { readonly kind: 'move' }
  | { readonly kind: 'templates' };
