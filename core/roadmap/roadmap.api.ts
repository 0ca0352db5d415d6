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
    summary: 'The product roadmap with the own votes',
    access: dealer,
    output: roadmapSchema,
  }),

  /**
   * Votes for an entry or asks to be notified, and returns the entry. Returns 409 for a shipped entry. Not available
   * during impersonation, so that staff cannot vote as a user.
   */
  wishRoadmap: operation({
    summary: 'Say or take back a vote, or the wish to be told',
    access: dealer,
    input: { id: z.string().check(z.maxLength(64)), kind: roadmapInterestSchema, on: z.boolean() },
    output: roadmapItemSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
    impersonation: 'never',
  }),

  /** Returns the roadmap for its editors. */
  listRoadmapItems: operation({
    summary: 'The entries of the roadmap with their counts',
    access: staff,
    output: storedRoadmapSchema,
  }),

  addRoadmapItem: operation({
    ...storedWrite(staff),
    summary: 'Put an entry on the roadmap',
    input: addedRow(roadmapForm.draft),
  }),

  /** Changes an entry. Moving it to Shipped sends one mail to each person who asked for it. */
  changeRoadmapItem: operation({
    ...ofItem,
    summary: 'Change or move an entry',
    input: { ...ofItem.input, ...changedRow(roadmapForm.draft) },
  }),

  removeRoadmapItem: operation({
    ...ofItem,
    summary: 'Take an entry off the roadmap',
    input: { ...ofItem.input, ...rowRevision },
  }),

  restoreRoadmapItem: operation({
    ...ofItem,
    summary: 'Put a deleted entry back',
    input: { ...ofItem.input, ...rowRevision },
  }),
};

/** The provider's operations for the roadmap, for its readers and its editors. */
export type RoadmapGateway = GatewayOf<typeof roadmapApi>;
