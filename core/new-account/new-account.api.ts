import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { ACCOUNT_LIMITS } from '../account-info/account-form.schema.ts';
import { accountDraftSchema } from './account-draft.schema.ts';
import { NEW_ACCOUNT_LIMITS } from './new-account-limits.ts';
import {
  accountStartSchema,
  accountStepSchema,
  storedAccountDraftSchema,
  numbersSchema,
  savedDraftSchema,
  sentCodeSchema,
  similarSiteSchema,
  submittedSchema,
} from './stored-account-draft.schema.ts';
import { siteTemplateSummarySchema, templateNameSchema } from '../sites/site-template.schema.ts';
import { text, rev, wholeNumber } from '../operations/fields.ts';

/** Access rule: dealers who may create accounts (spec §6, domain guide 6.18). */
const access = {
  kind: 'full',
  applications: [2],
  permissions: ['allowCreateAccountFlag'],
} as const;

const common = { access, inGroup: true } as const;

const ofDraft = { ...common, input: { id: z.uuid() } } as const;

const number = z.string().check(z.maxLength(NEW_ACCOUNT_LIMITS.typed));

export const newAccountApi = {
  accountStart: operation({
    ...common,
    summary: 'Branches that may own a new account, and the user’s drafts',
    output: accountStartSchema,
    refusals: ['notFound'],
  }),

  /** Returns one of the caller's own drafts in the requested group. Any other draft is reported as not found. */
  accountDraft: operation({
    ...ofDraft,
    summary: 'A draft of a new account',
    output: storedAccountDraftSchema,
    refusals: ['notFound'],
  }),

  /** Stores a new draft under the id that its form created. */
  beginAccountDraft: operation({
    ...common,
    summary: 'Store a new draft of an account',
    input: { id: z.uuid(), step: accountStepSchema, draft: accountDraftSchema },
    output: savedDraftSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
    roomy: true,
  }),

  /** Saves a draft. Returns 409 when another tab has saved the draft since it was read. */
  saveAccountDraft: operation({
    ...ofDraft,
    summary: 'Save a draft of a new account',
    input: { ...ofDraft.input, rev, step: accountStepSchema, draft: accountDraftSchema },
    output: savedDraftSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
    roomy: true,
  }),

  discardAccountDraft: operation({
    ...ofDraft,
    summary: 'Discard a draft of a new account',
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  /** Checks the account numbers of a draft and holds the free ones for 30 minutes. Releases every other number held for the draft. */
  holdAccountNumbers: operation({
    ...ofDraft,
    summary: 'Check and hold transmitter numbers',
    input: {
      ...ofDraft.input,
      branch: wholeNumber,
      xmits: z.array(number).check(z.maxLength(NEW_ACCOUNT_LIMITS.transmitters)),
      next: z.boolean(),
    },
    output: numbersSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
  }),

  /** Stores the monitoring setup of a draft as a template, without its people, addresses, numbers or codes. */
  keepDraftTemplate: operation({
    ...ofDraft,
    summary: 'Save a draft as a template',
    input: { ...ofDraft.input, templateId: z.uuid(), name: templateNameSchema },
    output: siteTemplateSummarySchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Stores one PDF of at most 10 MB as the signed agreement of a draft. The PDF later belongs to the account. */
  storeAgreement: operation({
    ...ofDraft,
    summary: 'Store the signed agreement of a new account',
    output: z.object({ name: z.string(), size: z.int() }),
    refusals: ['notFound', 'conflict', 'tooLarge', 'unacceptable'],
    repeatable: 'byKey',
    file: 'upload',
  }),

  removeAgreement: operation({
    ...ofDraft,
    summary: 'Delete the signed agreement of a new account',
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
  }),

  similarSites: operation({
    ...common,
    summary: 'Accounts at about the same address',
    input: {
      street: text(ACCOUNT_LIMITS.addressPart),
      postalCode: text(ACCOUNT_LIMITS.postalCode),
    },
    output: z.object({ sites: z.array(similarSiteSchema) }),
    refusals: ['notFound'],
  }),

  /**
   * Creates the account of a draft, or returns the problems and writes nothing. Repeating the request has no further
   * effect, and the limit of 3000 ms does not apply (spec §7.1 "excluded paths").
   */
  submitAccount: operation({
    ...ofDraft,
    summary: 'Create the account of a draft',
    input: {
      ...ofDraft.input,
      rev,
      codes: z.array(sentCodeSchema).check(z.maxLength(NEW_ACCOUNT_LIMITS.passcodes + 1)),
    },
    output: submittedSchema,
    refusals: ['notFound', 'conflict'],
    repeatable: 'byKey',
    unhurried: true,
  }),
};
