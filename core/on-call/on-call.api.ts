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

/** What every member of the answering service may call (spec §2.2). The use case checks whether the service is enabled for the group. */
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
  /** Returns the lists, the people and all changes to them within a period, for the active group (domain guide 6.8 b). */
  onCallDesk: operation({
    summary: 'Who is on call, and everything that decides it',
    access: member,
    input: { from: moment, to: moment },
    output: onCallOverviewSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Returns the part of the dashboard card that shows who is on call (domain guide 6.19). */
  onCallNow: operation({
    summary: 'Who is on call now, and who then',
    access: member,
    output: onCallNowSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  onCallCandidates: operation({
    summary: 'Sign-ins that people of the lists can have',
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
    summary: 'Add or change somebody who can be on call',
    input: { ...edit.input, rev, ...onCallPersonForm },
  }),

  removeOnCallPerson: operation({
    ...edit,
    summary: 'Delete somebody whom no list names',
    input: { ...edit.input, ...ofRev },
  }),

  /** Adds an override once for the id that the form created. */
  addOnCallOverride: operation({
    ...change,
    summary: 'Add, replace or remove a person for a span',
    access: editor,
    input: { id: z.uuid(), ...overrideForm },
  }),

  removeOnCallOverride: operation({
    ...edit,
    summary: 'Take an override away, or end it',
    input: { ...edit.input, ...ofRev },
  }),

  saveOnCallFixed: operation({
    ...edit,
    summary: 'Add or change a temporary fixed schedule',
    input: { ...edit.input, rev, ...fixedForm },
  }),

  removeOnCallFixed: operation({
    ...edit,
    summary: 'Take a fixed schedule away, or end it',
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

  /** Sends a real message through the queue. */
  sendOnCallTestPage: operation({
    ...change,
    summary: 'Send a test page to oneself',
    access: member,
    input: { id: z.uuid(), channel: z.enum(['email', 'sms']) },
  }),

  readOnCallTestPage: operation({
    summary: 'What became of one’s own test page',
    access: member,
    input: params,
    output: onCallTestPageSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  onCallFeeds: operation({
    summary: 'Secret addresses of calendars, without their secrets',
    access: member,
    output: onCallFeedListSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /**
   * Returns the address only this one time. A repeat is refused, because only a hash of the secret is stored. The address
   * works without a session, so it cannot be created during an impersonation (SECURITY.md §2.9).
   */
  addOnCallFeed: operation({
    summary: 'Make a secret address for a calendar',
    access: member,
    input: { id: z.uuid(), personId: z.nullable(z.uuid()) },
    output: z.object({ address: z.string() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    impersonation: 'never',
  }),

  revokeOnCallFeed: operation({
    ...change,
    summary: 'Revoke a secret address',
    access: member,
    input: params,
  }),
};

/** The provider's operations for the on-call schedule. A change returns 409 `staleRev` if another person has saved in the meantime. */
export type OnCallGateway = GatewayOf<typeof onCallApi>;
