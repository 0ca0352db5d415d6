import { randomUUID } from 'node:crypto';
import { MASTER, MASTER_CODE, wholeDraft } from '#tests/support/account-draft.ts';
import { plainPdf } from '#tests/support/pdf-files.ts';
import { spreadsheetRows } from '#tests/support/account-sheet-rows.ts';
import type { Body, Stride } from './stride.ts';

/** Username of a user who may create accounts in one branch. */
export const CREATOR = 'omar.haddad';
const BRANCH = 4473;
const NUMBER = 'HP2444';
const DRAFT = randomUUID();
const DISCARDED = randomUUID();

const ofDraft = (operationId: string, body?: Body): Stride => ({
  operationId,
  actor: CREATOR,
  params: () => ({ id: DRAFT }),
  ...(body !== undefined && { body: () => body }),
});
const begin = (id: string): Stride => ({
  operationId: 'beginAccountDraft',
  actor: CREATOR,
  body: () => ({ id, step: 'account', draft: wholeDraft(BRANCH, NUMBER) }),
});
const attach: Stride = {
  ...ofDraft('storeAgreement'),
  file: { name: 'agreement.pdf', content: plainPdf() },
};

const SHEET = randomUUID();
const sheet = (): Body => ({
  branch: BRANCH,
  templateId: null,
  rows: [...spreadsheetRows({}, { xmit: 'HP0000' })],
});
const ofSheet = (operationId: string): Stride => ({
  operationId,
  actor: CREATOR,
  params: () => ({ id: SHEET }),
});

/** Returns the id of the spreadsheet import that the walk starts. */
export const spreadsheetOfWalk = () => ({ id: SHEET });

/** Returns the id of the draft that becomes an account during the walk. */
export const draftOfWalk = () => ({ id: DRAFT });

/** Steps for two account drafts: one is saved and submitted until it becomes an account, the other is discarded. */
export const NEW_ACCOUNTS: readonly Stride[] = [
  begin(DRAFT),
  ofDraft('saveAccountDraft', { rev: 1, step: 'review', draft: wholeDraft(BRANCH, NUMBER) }),
  ofDraft('holdAccountNumbers', { branch: BRANCH, xmits: [NUMBER], next: false }),
  ofDraft('keepDraftTemplate', { templateId: randomUUID(), name: 'Tap room' }),
  attach,
  ofDraft('removeAgreement'),
  attach,
  ofDraft('submitAccount', {
    rev: 2,
    codes: [{ id: MASTER, code: MASTER_CODE, knowingly: false }],
  }),
  begin(DISCARDED),
  { operationId: 'checkAccountSheet', actor: CREATOR, body: sheet },
  {
    ...ofSheet('storeSheetAgreement'),
    file: { name: 'agreement.pdf', content: plainPdf() },
  },
  { ...ofSheet('startAccountSheet'), body: () => ({ ...sheet(), left: [3] }) },
  {
    operationId: 'discardAccountDraft',
    actor: CREATOR,
    params: async (walker) => {
      // Runs the queued job that creates the spreadsheet's account, so that this job does not block a later job.
      while ((await walker.work()) === 'worked');
      return { id: DISCARDED };
    },
  },
];
