import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { onCallListForm, onCallPersonForm } from './on-call-list-form.schema.ts';
import { fixedForm, overrideForm, SWAP_ANSWERS, swapForm } from './override-form.schema.ts';
import {
  onCallCandidatesSchema,
  onCallOverviewSchema,
  onCallFeedListSchema,
  onCallNowSchema,
  onCallTestPageSchema,
} from './on-call-overview.schema.ts';
import { revOrNone } from '../operations/fields.ts';

/** Access rule for members of the answering service (spec §2.2). The use case also checks whether the service is enabled for the group. */
const member = { kind: 'full', applications: [2], permissions: ['ansServiceBlockFlag'] } as const;

const editor = {
  ...member,
  permissions: ['ansServiceBlockFlag', 'ansServiceEdit'],
} as const;

const change = {
  refusals: ['notFound', 'conflict', 'unacceptable'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

const params = { id: z.uuid() };

const rev = revOrNone;

const ofRev = { rev };

const moment = z.iso.datetime();

const edit = { ...change, access: editor, input: params } as const;

export const onCallApi = {
  /** Returns the active group's lists and people, and all changes to them within a period (domain guide 6.8 b). */
  onCallDesk: operation({
    summary: 'Who is on call, and everything that decides it',
    access: member,
    input: { from: moment, to: moment },
    output: onCallOverviewSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Returns the data of the dashboard card: who is on call now, and who is next (domain guide 6.19). */
  onCallNow: operation({
    summary: 'Who is on call now, and who is next',
    access: member,
    output: onCallNowSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  onCallCandidates: operation({
    summary: 'Users who can be linked to people of the on-call lists',
    access: editor,
    output: onCallCandidatesSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  saveOnCallList: operation({
    ...edit,
    summary: 'Add or change a rotation list',
    input: { ...edit.input, rev, ...onCallListForm },
  }),

  removeOnCallList: operation({
    ...edit,
    summary: 'Delete a rotation list',
    input: { ...edit.input, ...ofRev },
  }),

  saveOnCallPerson: operation({
    ...edit,
    summary: 'Add or change a person who can be on call',
    input: { ...edit.input, rev, ...onCallPersonForm },
  }),

  removeOnCallPerson: operation({
    ...edit,
    summary: 'Delete a person whom no list names',
    input: { ...edit.input, ...ofRev },
  }),

  /** Adds an override under the id that the form created, so that repeating the request adds no second override. */
  addOnCallOverride: operation({
    ...change,
    summary: 'Add, replace or remove a person for a period',
    access: editor,
    input: { id: z.uuid(), ...overrideForm },
  }),

  changeOnCallOverride: operation({
    ...edit,
    summary: 'Change an override',
    input: { ...edit.input, rev, ...overrideForm },
  }),

  removeOnCallOverride: operation({
    ...edit,
    summary: 'Remove or end an override',
    input: { ...edit.input, ...ofRev },
  }),

  saveOnCallFixed: operation({
    ...edit,
    summary: 'Add or change a temporary fixed schedule',
    input: { ...edit.input, rev, ...fixedForm },
  }),

  removeOnCallFixed: operation({
    ...edit,
    summary: 'Remove or end a fixed schedule',
    input: { ...edit.input, ...ofRev },
  }),

  /** Offers a member's own shift to one person or to anybody who takes it. */
  offerOnCallSwap: operation({
    ...change,
    summary: 'Offer a shift',
    access: member,
    input: { id: z.uuid(), ...swapForm },
  }),

  answerOnCallSwap: operation({
    ...change,
    summary: 'Accept, decline or withdraw an offered shift',
    access: member,
    input: { ...params, rev, answer: z.enum(SWAP_ANSWERS) },
  }),

  /** Sends a real test message to the caller through the message queue. */
  sendOnCallTestPage: operation({
    ...change,
    summary: 'Send a test page to the caller',
    access: member,
    input: { id: z.uuid(), channel: z.enum(['email', 'sms']) },
  }),

  readOnCallTestPage: operation({
    summary: 'Delivery of the caller’s test page',
    access: member,
    input: params,
    output: onCallTestPageSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  onCallFeeds: operation({
    summary: 'Calendar feeds, without their secrets',
    access: member,
    output: onCallFeedListSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /**
   * Creates a calendar feed and returns its secret URL. A repeated request is refused, because only a hash of the secret
   * is stored and the URL cannot be returned again. Not allowed during impersonation, because the URL works without a
   * session (SECURITY.md §2.9).
   */
  addOnCallFeed: operation({
    summary: 'Create a calendar feed',
    access: member,
    input: { id: z.uuid(), personId: z.nullable(z.uuid()) },
    output: z.object({ address: z.string() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    impersonation: 'never',
  }),

  revokeOnCallFeed: operation({
    ...change,
    summary: 'Revoke a calendar feed',
    access: member,
    input: params,
  }),
};

/**
 * The provider's operations for the on-call schedule. A change returns 409 `staleRev` if another person has saved since
 * the schedule was read.
 */
export type OnCallGateway = GatewayOf<typeof onCallApi>;
