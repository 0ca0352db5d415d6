import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '#core/account-info/account-form.schema.ts';
import { accountDraftSchema } from '#core/new-account/account-draft.schema.ts';
import { NEW_ACCOUNT_LIMITS } from '#core/new-account/new-account-limits.ts';
import {
  accountStartSchema,
  accountStepSchema,
  keptAccountDraftSchema,
  numbersSchema,
  savedDraftSchema,
  sentCodeSchema,
  similarSiteSchema,
  submittedSchema,
} from '#core/new-account/new-account.schema.ts';
import { siteTemplateSummarySchema, templateNameSchema } from '#core/sites/site-template.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { text, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

/** Dealers who may create accounts (spec §6, domain guide 6.18). */
const access = {
  kind: 'full',
  applications: [2],
  permissions: ['allowCreateAccountFlag'],
} as const;
const common = { access, inGroup: true } as const;
const ofDraft = { ...common, params: z.strictObject({ id: z.uuid() }) } as const;
const number = z.string().check(z.maxLength(NEW_ACCOUNT_LIMITS.typed));

export const accountStart = get('accountStart', 'account-drafts', {
  ...common,
  summary: 'Branches that may own a new account, and the own drafts',
  reply: accountStartSchema,
  errors: [404],
});

/** One of the caller's own in the group the request names; any other is not found. */
export const accountDraft = get('accountDraft', 'account-drafts/{id}', {
  ...ofDraft,
  summary: 'A draft of a new account',
  reply: keptAccountDraftSchema,
  errors: [404],
});

/** Keeps a new draft under the id its form made. */
export const beginAccountDraft = post('beginAccountDraft', 'account-drafts', {
  ...common,
  repeatable: 'byKey',
  roomy: true,
  summary: 'Keep a new draft of an account',
  body: z.strictObject({ id: z.uuid(), step: accountStepSchema, draft: accountDraftSchema }),
  reply: savedDraftSchema,
  errors: [404, 409, 422],
});

/** Saves a draft under the revision it was read with; 409 where another tab saved it meanwhile. */
export const saveAccountDraft = put('saveAccountDraft', 'account-drafts/{id}', {
  ...ofDraft,
  repeatable: 'byKey',
  roomy: true,
  summary: 'Save a draft of a new account',
  body: z.strictObject({
    rev,
    step: accountStepSchema,
    draft: accountDraftSchema,
  }),
  reply: savedDraftSchema,
  errors: [404, 409, 422],
});

export const discardAccountDraft = remove('discardAccountDraft', 'account-drafts/{id}', {
  ...ofDraft,
  repeatable: 'byKey',
  summary: 'Discard a draft of a new account',
  reply: nothingSchema,
  errors: [404, 409],
});

/** Looks at the numbers of a draft and holds those that are free for 30 minutes; the draft lets go of all others. */
export const holdAccountNumbers = post('holdAccountNumbers', 'account-drafts/{id}/numbers', {
  ...ofDraft,
  repeatable: 'always',
  summary: 'Check and hold transmitter numbers',
  body: z.strictObject({
    branch: z.int().check(z.minimum(1)),
    xmits: z.array(number).check(z.maxLength(NEW_ACCOUNT_LIMITS.transmitters)),
    next: z.boolean(),
  }),
  reply: numbersSchema,
  errors: [404, 409],
});

/** Keeps how the account is watched as a template: none of its people, places, numbers or codes. */
export const keepDraftTemplate = post('keepDraftTemplate', 'account-drafts/{id}/template', {
  ...ofDraft,
  repeatable: 'byKey',
  summary: 'Keep a draft as a template',
  body: z.strictObject({ templateId: z.uuid(), name: templateNameSchema }),
  reply: siteTemplateSummarySchema,
  errors: [404, 409, 422],
});

/** One PDF of at most 10 MB; it goes with the draft, and with the account it becomes. */
export const storeAgreement = put('storeAgreement', 'account-drafts/{id}/agreement', {
  ...ofDraft,
  repeatable: 'byKey',
  summary: 'Store the signed agreement of a new account',
  file: 'upload',
  reply: z.object({ name: z.string(), size: z.int() }),
  errors: [404, 409, 413, 422],
});

export const removeAgreement = remove('removeAgreement', 'account-drafts/{id}/agreement', {
  ...ofDraft,
  repeatable: 'byKey',
  summary: 'Delete the signed agreement of a new account',
  reply: nothingSchema,
  errors: [404, 409],
});

export const similarSites = get('similarSites', 'site/similar', {
  ...common,
  summary: 'Accounts at about the same address',
  query: z.strictObject({
    street: text(ACCOUNT_LIMITS.addressPart),
    postalCode: text(ACCOUNT_LIMITS.postalCode),
  }),
  reply: z.object({ sites: z.array(similarSiteSchema) }),
  errors: [404],
});

/**
 * Makes the account of a draft, once however often it is sent. Creating a site is not bound to 3000 ms (spec §7.1 "excluded
 * paths"). Where something stands in the way, that is the answer and nothing is written.
 */
export const submitAccount = post('submitAccount', 'account-drafts/{id}/submit', {
  ...ofDraft,
  repeatable: 'byKey',
  unhurried: true,
  summary: 'Create the account of a draft',
  body: z.strictObject({
    rev,
    codes: z.array(sentCodeSchema).check(z.maxLength(NEW_ACCOUNT_LIMITS.passcodes + 1)),
  }),
  reply: submittedSchema,
  errors: [404, 409],
});
