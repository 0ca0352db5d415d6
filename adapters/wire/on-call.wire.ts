import * as z from 'zod/mini';
import { onCallListForm, onCallPersonForm } from '#core/on-call/on-call-forms.schema.ts';
import {
  fixedForm,
  overrideForm,
  SWAP_ANSWERS,
  swapForm,
} from '#core/on-call/on-call-spans.schema.ts';
import {
  onCallCandidatesSchema,
  onCallDeskSchema,
  onCallFeedListSchema,
  onCallNowSchema,
  onCallTestPageSchema,
} from '#core/on-call/on-call.schema.ts';
import { get, post, put } from './endpoint.ts';
import { nothingSchema } from './problem.wire.ts';

/** What every member of the answering service may (spec §2.2); whether it is enabled for the group, the use case judges. */
const member = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;
const editor = {
  ...member,
  permissions: ['ansServiceBlockFlag', 'ansServiceEdit'],
} as const;
const change = {
  inGroup: true,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409, 422],
} as const;
const params = z.strictObject({ id: z.uuid() });
const rev = z.int().check(z.minimum(0));
const ofRev = z.strictObject({ rev });
const moment = z.iso.datetime();
const edit = { ...change, access: editor, params } as const;

/** Lists, people and whatever changes them for a span, of the active group (domain guide 6.8 b). */
export const onCallDesk = get('onCallDesk', 'ans-service/on-call', {
  inGroup: true,
  access: member,
  errors: [404],
  summary: 'Who is on call, and everything that decides it',
  query: z.strictObject({ from: moment, to: moment }),
  reply: onCallDeskSchema,
});

/** The half of the dashboard's card that says who is on call (domain guide 6.19). */
export const onCallNow = get('onCallNow', 'ans-service/on-call/now', {
  inGroup: true,
  access: member,
  errors: [404],
  summary: 'Who is on call now, and who then',
  reply: onCallNowSchema,
});

export const onCallCandidates = get('onCallCandidates', 'ans-service/on-call/sign-ins', {
  inGroup: true,
  access: editor,
  errors: [404],
  summary: 'Sign-ins that people of the lists can have',
  reply: onCallCandidatesSchema,
});

export const saveOnCallList = put('saveOnCallList', 'ans-service/on-call/lists/{id}', {
  ...edit,
  summary: 'Add or change a rotation list',
  body: z.strictObject({ rev, ...onCallListForm }),
});

export const removeOnCallList = post('removeOnCallList', 'ans-service/on-call/lists/{id}/delete', {
  ...edit,
  summary: 'Delete a rotation list',
  body: ofRev,
});

export const saveOnCallPerson = put('saveOnCallPerson', 'ans-service/on-call/people/{id}', {
  ...edit,
  summary: 'Add or change somebody who can be on call',
  body: z.strictObject({ rev, ...onCallPersonForm }),
});

export const removeOnCallPerson = post(
  'removeOnCallPerson',
  'ans-service/on-call/people/{id}/delete',
  { ...edit, summary: 'Delete somebody whom no list names', body: ofRev },
);

export const addOnCallOverride = post('addOnCallOverride', 'ans-service/on-call/overrides', {
  ...change,
  access: editor,
  summary: 'Add, replace or remove a person for a span',
  body: z.strictObject({ id: z.uuid(), ...overrideForm }),
});

export const removeOnCallOverride = post(
  'removeOnCallOverride',
  'ans-service/on-call/overrides/{id}/delete',
  { ...edit, summary: 'Take an override away, or end it', body: ofRev },
);

export const saveOnCallFixed = put('saveOnCallFixed', 'ans-service/on-call/fixed/{id}', {
  ...edit,
  summary: 'Add or change a temporary fixed schedule',
  body: z.strictObject({ rev, ...fixedForm }),
});

export const removeOnCallFixed = post(
  'removeOnCallFixed',
  'ans-service/on-call/fixed/{id}/delete',
  { ...edit, summary: 'Take a fixed schedule away, or end it', body: ofRev },
);

/** A member's own shift, to somebody or to whoever takes it. */
export const offerOnCallSwap = post('offerOnCallSwap', 'ans-service/on-call/swaps', {
  ...change,
  access: member,
  summary: 'Offer a shift',
  body: z.strictObject({ id: z.uuid(), ...swapForm }),
});

export const answerOnCallSwap = post('answerOnCallSwap', 'ans-service/on-call/swaps/{id}/answer', {
  ...change,
  access: member,
  params,
  summary: 'Accept, decline or withdraw an offered shift',
  body: z.strictObject({ rev, answer: z.enum(SWAP_ANSWERS) }),
});

/** A real message through the queue. */
export const sendOnCallTestPage = post('sendOnCallTestPage', 'ans-service/on-call/test-pages', {
  ...change,
  access: member,
  summary: 'Send a test page to oneself',
  body: z.strictObject({ id: z.uuid(), channel: z.enum(['email', 'sms']) }),
});

export const readOnCallTestPage = get('readOnCallTestPage', 'ans-service/on-call/test-pages/{id}', {
  inGroup: true,
  access: member,
  params,
  errors: [404],
  summary: 'What became of one’s own test page',
  reply: onCallTestPageSchema,
});

export const onCallFeeds = get('onCallFeeds', 'ans-service/on-call/feeds', {
  inGroup: true,
  access: member,
  errors: [404],
  summary: 'Secret addresses of calendars, without their secrets',
  reply: onCallFeedListSchema,
});

/** Answers the address this once; a repeat is refused, because only a mark of the secret is kept. It works without a session, so nobody makes one in a visit (SECURITY.md §2.9). */
export const addOnCallFeed = post('addOnCallFeed', 'ans-service/on-call/feeds', {
  inGroup: true,
  access: member,
  impersonation: 'never',
  errors: [404, 409, 422],
  summary: 'Make a secret address for a calendar',
  body: z.strictObject({ id: z.uuid(), personId: z.nullable(z.uuid()) }),
  reply: z.object({ address: z.string() }),
});

export const revokeOnCallFeed = post('revokeOnCallFeed', 'ans-service/on-call/feeds/{id}/revoke', {
  ...change,
  access: member,
  params,
  summary: 'Revoke a secret address',
});
