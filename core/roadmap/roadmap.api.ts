import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import {
  storedRoadmapSchema,
  roadmapForm,
  roadmapItemSchema,
  roadmapSchema,
  roadmapInterestSchema,
} from './roadmap.schema.ts';
import {
  addedRow,
  changedRow,
  storedRow,
  storedWrite,
  rowRevision,
} from '../stored-list/stored-operations.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

const staff = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;

const ofItem = storedRow(staff);

export const roadmapApi = {
  /** Returns entries that are planned, in progress and shipped (domain guide 6.19 "Product roadmap"). */
  roadmap: operation({
    summary: 'The product roadmap with the caller’s votes',
    access: dealer,
    output: roadmapSchema,
  }),

  /**
   * Votes for an entry or subscribes to it, and returns the entry; 409 for a shipped entry. Not available during
   * impersonation, so that staff cannot vote as a user.
   */
  wishRoadmap: operation({
    summary: 'Set or remove a vote or a notification request for a roadmap entry',
    access: dealer,
    input: { id: z.string().check(z.maxLength(64)), kind: roadmapInterestSchema, on: z.boolean() },
    output: roadmapItemSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
    impersonation: 'never',
  }),

  /** Returns the roadmap with its counts, for editors. */
  listRoadmapItems: operation({
    summary: 'Roadmap entries with their counts, for editors',
    access: staff,
    output: storedRoadmapSchema,
  }),

  addRoadmapItem: operation({
    ...storedWrite(staff),
    summary: 'Add a roadmap entry',
    input: addedRow(roadmapForm.draft),
  }),

  /** Changes an entry. Moving an entry to Shipped sends one mail to each person who subscribed to it. */
  changeRoadmapItem: operation({
    ...ofItem,
    summary: 'Change or move a roadmap entry',
    input: { ...ofItem.input, ...changedRow(roadmapForm.draft) },
  }),

  removeRoadmapItem: operation({
    ...ofItem,
    summary: 'Delete a roadmap entry',
    input: { ...ofItem.input, ...rowRevision },
  }),

  restoreRoadmapItem: operation({
    ...ofItem,
    summary: 'Restore a deleted entry',
    input: { ...ofItem.input, ...rowRevision },
  }),
};

/** The provider's operations for the roadmap, for its readers and its editors. */
export type RoadmapGateway = GatewayOf<typeof roadmapApi>;
