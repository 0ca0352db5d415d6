import { sharedViewsApi } from '#core/account-group/shared-views.api.ts';
import { SharedViews } from '#ui/lists/shared-views.ts';
import type { Parts } from '#ui/sections/parts.ts';

/** Creates the views that the user's group shares. All lists of a page use the same. */
export const openSharedViews = ({
  gatewayOf,
  ...parts
}: Pick<Parts, 'gatewayOf' | 'context' | 'clock' | 'toasts' | 'makeKey'>): SharedViews =>
  new SharedViews({ ...parts, gateway: gatewayOf(sharedViewsApi) });
