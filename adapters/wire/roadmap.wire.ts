import * as z from 'zod/mini';
import {
  keptRoadmapSchema,
  roadmapForm,
  roadmapItemSchema,
  roadmapSchema,
  roadmapWishSchema,
} from '#core/roadmap/roadmap.schema.ts';
import { get, post, put } from './endpoint.ts';
import { addedRow, changedRow, keptRow, keptWrite, rowRevision } from './kept-list.wire.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
const staff = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;
const ofItem = keptRow(staff);

/** What is planned, under way and shipped (domain guide 6.19 "Product roadmap"). */
export const roadmap = get('roadmap', 'roadmap', {
  summary: 'The product roadmap with the own votes',
  access: dealer,
  reply: roadmapSchema,
});

/** What staff wish as a user, the user has not wished. */
export const wishRoadmap = put('wishRoadmap', 'roadmap/{id}/wishes/{kind}', {
  repeatable: 'always',
  summary: 'Say or take back a vote, or the wish to be told',
  access: dealer,
  impersonation: 'never',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)), kind: roadmapWishSchema }),
  body: z.strictObject({ on: z.boolean() }),
  reply: roadmapItemSchema,
  errors: [404, 409],
});

/** The roadmap for those who keep it. */
export const listRoadmapItems = get('listRoadmapItems', 'roadmap/items', {
  summary: 'The entries of the roadmap with their counts',
  access: staff,
  reply: keptRoadmapSchema,
});

export const addRoadmapItem = post('addRoadmapItem', 'roadmap/items', {
  ...keptWrite(staff),
  summary: 'Put an entry on the roadmap',
  body: addedRow(roadmapForm.draft),
});

/** Moving it to Shipped mails those who asked, each once. */
export const changeRoadmapItem = put('changeRoadmapItem', 'roadmap/items/{id}', {
  ...ofItem,
  summary: 'Change or move an entry',
  body: changedRow(roadmapForm.draft),
});

export const removeRoadmapItem = post('removeRoadmapItem', 'roadmap/items/{id}/delete', {
  ...ofItem,
  summary: 'Take an entry off the roadmap',
  body: rowRevision,
});

export const restoreRoadmapItem = post('restoreRoadmapItem', 'roadmap/items/{id}/restore', {
  ...ofItem,
  summary: 'Put a deleted entry back',
  body: rowRevision,
});
