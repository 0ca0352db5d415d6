import * as z from 'zod/mini';
import {
  keptRoadmapSchema,
  roadmapForm,
  roadmapItemSchema,
  roadmapSchema,
  roadmapWishSchema,
} from '#core/roadmap/roadmap.schema.ts';
import { get, post, put } from './endpoint.ts';
import { nothingSchema } from './problem.wire.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
const staff = { kind: 'full', applications: [1], permissions: ['marketing'] } as const;
const rev = z.int().check(z.minimum(1));
const ofItem = {
  params: z.strictObject({ id: z.uuid() }),
  repeatable: 'byKey',
  access: staff,
  reply: nothingSchema,
  errors: [404, 409, 422],
} as const;

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
  repeatable: 'byKey',
  summary: 'Put an entry on the roadmap',
  access: staff,
  body: z.strictObject({ id: z.uuid(), ...roadmapForm.draft }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

/** Moving it to Shipped mails those who asked, each once. */
export const changeRoadmapItem = put('changeRoadmapItem', 'roadmap/items/{id}', {
  ...ofItem,
  summary: 'Change or move an entry',
  body: z.strictObject({ rev, ...roadmapForm.draft }),
});

export const removeRoadmapItem = post('removeRoadmapItem', 'roadmap/items/{id}/delete', {
  ...ofItem,
  summary: 'Take an entry off the roadmap',
  body: z.strictObject({ rev }),
});

export const restoreRoadmapItem = post('restoreRoadmapItem', 'roadmap/items/{id}/restore', {
  ...ofItem,
  summary: 'Put a deleted entry back',
  body: z.strictObject({ rev }),
});
