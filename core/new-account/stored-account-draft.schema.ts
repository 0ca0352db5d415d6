import * as z from 'zod/mini';
import { accountDraftSchema } from './account-draft.schema.ts';
import { ACCOUNT_STEPS } from './account-steps.ts';

const text = z.nullable(z.string());
const figures = { used: z.int(), free: z.int(), reserved: z.int() };

/** A block of account numbers with the counts shown in its chart. */
const shownBlockSchema = z.object({
  /** `first` and `last` are account numbers as written in panels. */
  first: z.string(),
  last: z.string(),
  ...figures,
  cells: z.array(z.object(figures)),
});
export type ShownBlock = z.infer<typeof shownBlockSchema>;

const accountBranchSchema = z.object({
  siteGroupNum: z.int(),
  name: z.string(),
  timeZone: z.string(),
  /** In a new call list, the number of contacts that are called for enhanced call verification (domain guide 6.10 "ECV default"). */
  ecvContacts: z.int(),
});
export type AccountBranch = z.infer<typeof accountBranchSchema>;

export const accountStepSchema = z.enum(
  ACCOUNT_STEPS.map(({ id }) => id) as [
    (typeof ACCOUNT_STEPS)[number]['id'],
    ...(typeof ACCOUNT_STEPS)[number]['id'][],
  ],
);

/** A draft in the list of drafts that can be continued. Times are ISO instants. */
const listedDraftSchema = z.object({
  id: z.string(),
  name: z.string(),
  step: accountStepSchema,
  savedAt: z.string(),
  expiresAt: z.string(),
});
export type ListedDraft = z.infer<typeof listedDraftSchema>;

/** The initial data of the new-account screen: the groups that may own the account, and the person's drafts in the active group. */
export const accountStartSchema = z.object({
  asOf: z.string(),
  branches: z.array(accountBranchSchema),
  drafts: z.array(listedDraftSchema),
});
export type AccountStart = z.infer<typeof accountStartSchema>;

export const storedAccountDraftSchema = z.object({
  id: z.string(),
  rev: z.int(),
  step: accountStepSchema,
  /** The content of the draft. Null after it has become an account. */
  draft: z.nullable(accountDraftSchema),
  savedAt: z.string(),
  expiresAt: z.string(),
  /** The signed agreement. Null when none is stored. */
  document: z.nullable(z.object({ name: z.string(), size: z.int() })),
  /** The site number of the account created from the draft. Null until the account exists. */
  siteNum: z.nullable(z.int()),
});
export type StoredAccountDraft = z.infer<typeof storedAccountDraftSchema>;

/** The response to a save: the new revision and times. */
export const savedDraftSchema = z.object({
  rev: z.int(),
  savedAt: z.string(),
  expiresAt: z.string(),
});
export type SavedDraft = z.infer<typeof savedDraftSchema>;

/** The state of one requested account number in the checked branch. */
const numberAnswerSchema = z.object({
  xmit: z.string(),
  state: z.enum(['free', 'held', 'inUse', 'reserved', 'outside']),
  outside: z.boolean(),
  branch: z.string(),
  owner: text,
  /** The time until which the number is held for the draft. Null when it is not held. */
  heldUntil: text,
});
export type NumberAnswer = z.infer<typeof numberAnswerSchema>;

/** The account numbers of a branch. Numbers held for the draft itself do not count as taken. */
export const numbersSchema = z.object({
  blocks: z.array(shownBlockSchema),
  /** The results for the requested numbers, in request order. */
  answers: z.array(numberAnswerSchema),
  /** The lowest free number, now held for the draft. Null when no number was requested or none is free. */
  next: text,
  free: z.int(),
});
export type Numbers = z.infer<typeof numbersSchema>;

/** An existing account at a similar address. */
export const similarSiteSchema = z.object({
  siteNum: z.int(),
  siteName: z.string(),
  address: z.string(),
  transmitterCode: text,
});
export type SimilarSite = z.infer<typeof similarSiteSchema>;

const draftProblemSchema = z.object({
  step: accountStepSchema,
  field: text,
  tone: z.enum(['wrong', 'missing', 'advice']),
  text: z.string(),
});

/**
 * The result of submitting a draft: the new account, or the list of problems, each with its step. If there are problems,
 * nothing was written.
 */
export const submittedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), siteNum: z.int() }),
  z.object({ kind: z.literal('problems'), problems: z.array(draftProblemSchema) }),
]);
export type Submitted = z.infer<typeof submittedSchema>;

export const sentCodeSchema = z.strictObject({
  /** The id of the passcode that has this code, or `duress`. */
  id: z.string().check(z.maxLength(36)),
  code: z.string().check(z.maxLength(32)),
  knowingly: z.boolean(),
});
export type SentDraftCode = z.infer<typeof sentCodeSchema>;
