/**
 * Catalog of user messages with their exact texts (spec §5 and §8). See `explain` for when a text from the server is shown
 * instead of a catalog text.
 */
export const MESSAGES = {
  loadBanner: 'An error occurred while loading the status banner',
  updateBanner: 'An error occurred while updating the status banner',
  updateUser: 'An error occurred while updating the user',
  validateEmail: 'An error occurred while validating your email',
  verifyCode: 'An error occurred while verifying your authentication code',
  sendCode: 'An error occurred while sending your authentication code',
  resetPassword: 'An error occurred while resetting your password',
  createAccount: 'An error occurred while creating your account',
  verifyAccount: 'An error occurred while verifying your account',
  validateAnswers: 'An error occurred while validating your answers',
  loadPrivacyPolicy: 'An error occurred while loading the privacy policy',
  acceptTerms: 'An error occurred while accepting the terms and conditions',
  deleteAccountLink: 'An error occurred while deleting account link',
  favoriteAccountLink: 'An error occurred while favoriting account link',
  swapAccounts: 'An error occurred while swapping active accounts',
  redirectClassic: 'An error occurred while redirecting you to Classic Rapid Web',
  navigate: 'An error occurred while navigating',
  navigateNextStep: 'An error occurred while navigating to the next step',
  endImpersonation:
    'An error occurred while ending your impersonation session, please try again later.',
  validateCredentials: 'An error occurred while validating your credentials',
  sso: 'There was an error logging you in with SSO.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  noContactToResend: 'No contact information available to resend code.',
  termsDeclined: 'You must accept the terms and conditions to continue. Please try again.',
  privacyDeclined: 'You must accept the privacy policy to continue.',
  dealerNumberRequired: 'Dealer Number Required',
  contactDealerSupport: 'Contact Dealer Support',
  errorTitle: 'Error',
  addFavorite: 'Failed to add favorite.',
  removeFavorite: 'Failed to remove favorite.',
  alreadyRegistered: 'Account already registered, please login',
  verifyRegistration: 'An error occurred while verifying your registration code',
  usernameUpdated: 'Your username was successfully updated',
  passwordReset: 'Your password was successfully reset',
  passwordSet: 'Password Set!',
  accountVerified: 'Account Verified!',
  newsSaved: 'News saved successfully',
  newsDeleted: 'News deleted successfully',
  downloading: 'Downloading file...',
  loadNews: 'An error occurred while loading the news',
  saveNews: 'An error occurred while saving the news',
  deleteNews: 'An error occurred while deleting the news',
  loginExpired: 'Login expired, please log in again',
  impersonationExpired: 'Your impersonation session has expired.',
  /** Shown if the browser blocks cookies, because every write needs them (SECURITY.md §2.3). */
  cookiesBlocked:
    'Your browser blocks cookies, and the portal can’t be used without them. Allow cookies for this address, then try again.',
  held: 'Request on hold until user is authenticated',
  redirecting: 'Redirecting...',
  /** Shown after a write that timed out (SECURITY.md T7). */
  outcomeUnknown:
    'There was no response in time, so we don’t know if it was done. It’s safe to try again.',
  /** Causes shown if no response arrived. */
  noConnection: 'There was no connection.',
  noAnswer: 'There was no response in time.',
  usernameTooShort: 'Must be at least 5 characters long',
  usernameNeedsLetter: 'At least one letter is required',
  dealerForgotIncomplete:
    'Please provide a username and a email, or phone number before submitting a request.',
  invalidDomain: 'Invalid Domain',
  newsDates: 'Start date cannot be after end date',
} as const;
