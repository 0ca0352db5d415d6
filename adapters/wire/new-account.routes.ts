import { newAccountApi } from '#core/new-account/new-account.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof newAccountApi> = {
  accountStart: 'GET account-drafts',
  accountDraft: 'GET account-drafts/{id}',
  beginAccountDraft: 'POST account-drafts',
  saveAccountDraft: 'PUT account-drafts/{id}',
  discardAccountDraft: 'DELETE account-drafts/{id}',
  holdAccountNumbers: 'POST account-drafts/{id}/numbers',
  keepDraftTemplate: 'POST account-drafts/{id}/template',
  storeAgreement: 'PUT account-drafts/{id}/agreement',
  removeAgreement: 'DELETE account-drafts/{id}/agreement',
  similarSites: 'GET site/similar',
  submitAccount: 'POST account-drafts/{id}/submit',
};

export const newAccountRoutes = routesOf(newAccountApi, lines);
