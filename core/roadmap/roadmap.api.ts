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
  /** What is planned, under way and shipped (domain guide 6.19 "Product roadmap"). */
  roadmap: operation({
    summary: 'The product roadmap with the own votes',
    access: dealer,
    output: roadmapSchema,
  }),

  /** Answers the entry as it stands; 409 for what has shipped. What staff wish as a user, the user has not wished. */
  wishRoadmap: operation({
    summary: 'Say or take back a vote, or the wish to be told',
    access: dealer,
    input: { id: z.string().check(z.maxLength(64)), kind: roadmapInterestSchema, on: z.boolean() },
    output: roadmapItemSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
    impersonation: 'never',
  }),

  /** The roadmap for those who keep it. */
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

  /** Moving it to Shipped mails those who asked, each once. */
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

/** What the roadmap asks of the provider, for its readers and for those who keep it. */
export type RoadmapGateway = GatewayOf<typeof roadmapApi>;
