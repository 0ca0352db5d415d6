/**
 * The dialogs of this build, opened from the signed-in frame or the sign-in form. Each dialog is a part of the portal with
 * the same name, loaded on first use.
 */
export const DIALOGS = [
  'user-account',
  'about',
  'privacy-policy',
  'banner-settings',
  'view-as',
  'end-sessions',
  'submit-bug',
  'feedback',
  'popup-blocked',
  'account-search',
  'people-search',
  'forgot',
  'sso',
  'create-msa-user',
  'keys',
] as const;

export type DialogName = (typeof DIALOGS)[number];
