/** The dialogs of this build, in the frame and behind the doors of the sign-in form; each is a part of the portal by the same name, fetched when it is first opened. */
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

/** What `dialogs.open` is told. */
export type DialogName = (typeof DIALOGS)[number];
