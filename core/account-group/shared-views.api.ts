import * as z from 'zod/mini';
import { rev } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import {
  sharedViewSchema,
  viewAddressSchema,
  viewListSchema,
  viewNameSchema,
} from './shared-view.schema.ts';

const access = { kind: 'full', applications: [1, 2], permissions: [] } as const;

const ofView = {
  access,
  inGroup: true,
  repeatable: 'byKey',
  refusals: ['notFound', 'conflict'],
} as const;

export const sharedViewsApi = {
  /** Returns the views of all lists that the people of the active group share; for staff those that staff share (domain guide 5.5). */
  sharedViews: operation({
    summary: 'Views of lists that the group shares',
    access,
    output: z.object({ views: z.array(sharedViewSchema) }),
    refusals: ['notFound'],
    inGroup: true,
    background: true,
  }),

  /** Shares a view with the group, once per id. The form generates the id. */
  shareView: operation({
    ...ofView,
    summary: 'Share a view of a list with the group',
    input: {
      id: z.uuid(),
      list: viewListSchema,
      name: viewNameSchema,
      address: viewAddressSchema,
    },
    output: sharedViewSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
  }),

  /** Saves other filters in a shared view. Only for who shares it, and for administrators of the group's users. */
  saveSharedView: operation({
    ...ofView,
    summary: 'Change the filters of a shared view',
    input: { id: z.uuid(), rev, address: viewAddressSchema },
    output: sharedViewSchema,
  }),

  /** Takes a view away from the group. Only for who shares it, and for administrators of the group's users. */
  stopSharingView: operation({
    ...ofView,
    summary: 'Stop sharing a view with the group',
    input: { id: z.uuid(), rev },
  }),
};

export type SharedViewsGateway = GatewayOf<typeof sharedViewsApi>;
