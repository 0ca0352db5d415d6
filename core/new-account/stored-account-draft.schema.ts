import * as z from 'zod/mini';
import { accountDraftSchema } from './account-draft.schema.ts';
import { ACCOUNT_STEPS } from './account-steps.ts';

const text = z.nullable(z.string());
const figures = { used: z.int(), free: z.int(), reserved: z.int() };

/** A block of account numbers as its strip draws it. */
const shownBlockSchema = z.object({
  /** First and last number as they stand in panels. */
  first: z.string(),
  last: z.string(),
  ...figures,
  cells: z.array(z.object(figures)),
});
export type ShownBlock = z.infer<typeof shownBlockSchema>;

/** A group that may own a new account. */
const accountBranchSchema = z.object({
  siteGroupNum: z.int(),
  name: z.string(),
  timeZone: z.string(),
  /** Contacts of a new list that are called for enhanced call verification (domain guide 6.10 "ECV default"). */
  ecvContacts: z.int(),
});
export type AccountBranch = z.infer<typeof accountBranchSchema>;

export const accountStepSchema = z.enum(
  ACCOUNT_STEPS.map(({ id }) => id) as [
    (typeof ACCOUNT_STEPS)[number]['id'],
    ...(typeof ACCOUNT_STEPS)[number]['id'][],
  ],
);

/** A draft in the list of those one may go on with. Times are ISO instants. */
const listedDraftSchema = z.object({
  id: z.string(),
  name: z.string(),
  step: accountStepSchema,
  savedAt: z.string(),
  expiresAt: z.string(),
});
export type ListedDraft = z.infer<typeof listedDraftSchema>;

/** What the screen begins with: who may own the account, and the drafts of the person in this group. */
export const accountStartSchema = z.object({
  asOf: z.string(),
  branches: z.array(accountBranchSchema),
  drafts: z.array(listedDraftSchema),
});
export type AccountStart = z.infer<typeof accountStartSchema>;

/** A draft as it was saved last. */
export const storedAccountDraftSchema = z.object({
  id: z.string(),
  rev: z.int(),
  step: accountStepSchema,
  /** Null once it became an account. */
  draft: z.nullable(accountDraftSchema),
  savedAt: z.string(),
  expiresAt: z.string(),
  /** The signed agreement; null without one. */
  document: z.nullable(z.object({ name: z.string(), size: z.int() })),
  /** The account it became. */
  siteNum: z.nullable(z.int()),
});
export type StoredAccountDraft = z.infer<typeof storedAccountDraftSchema>;

/** How far a save came. */
export const savedDraftSchema = z.object({
  rev: z.int(),
  savedAt: z.string(),
  expiresAt: z.string(),
});
export type SavedDraft = z.infer<typeof savedDraftSchema>;

/** A number that was asked for, what it is, and the block it was looked for in. */
const numberAnswerSchema = z.object({
  xmit: z.string(),
  state: z.enum(['free', 'held', 'inUse', 'reserved', 'outside']),
  outside: z.boolean(),
  branch: z.string(),
  owner: text,
  /** Until when it is held for the draft; null where it is not. */
  heldUntil: text,
});
export type NumberAnswer = z.infer<typeof numberAnswerSchema>;

/** The numbers of a branch: none of a draft's own counts as taken. */
export const numbersSchema = z.object({
  blocks: z.array(shownBlockSchema),
  /** Of each number that was asked about, in their order. */
  answers: z.array(numberAnswerSchema),
  /** The lowest number that may be had and was held for the draft; null where nobody asked, or none is left. */
  next: text,
  free: z.int(),
});
export type Numbers = z.infer<typeof numbersSchema>;

/** An account at about the same address. */
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

/** What came of a submit: the account, or what stands in its way, each at its step; then nothing was written. */
export const submittedSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('created'), siteNum: z.int() }),
  z.object({ kind: z.literal('problems'), problems: z.array(draftProblemSchema) }),
]);
export type Submitted = z.infer<typeof submittedSchema>;

/** A code as it travels to the account it is for. */
export const sentCodeSchema = z.strictObject({
  /** Of its passcode, or `duress`. */
  id: z.string().check(z.maxLength(36)),
  code: z.string().check(z.maxLength(32)),
  knowingly: z.boolean(),
});
export type SentDraftCode = z.infer<typeof sentCodeSchema>;
