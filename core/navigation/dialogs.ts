/**
 * The dialogs of this build, in the signed-in frame and linked from the sign-in form. Each is a separate part of the
 * portal with the same name, loaded when it is first opened.
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
] as const;

/** The names that `dialogs.open` accepts. */
export type DialogName = (typeof DIALOGS)[number];
