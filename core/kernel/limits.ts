/** Lengths, counts and other limits of the product (spec §5 and §9), shared by forms, API and server. */
export const LIMITS = {
  /** Maximum length of the login field of dealers and staff (spec §5 Login). */
  username: 50,
  /** Minimum and maximum length of a new username (spec §5). */
  newUsernameMin: 5,
  newUsernameMax: 50,
  /** Maximum length of an e-mail address (spec §5), also in the consumer login (SECURITY.md T13). */
  email: 128,
  phone: 32,
  /** Maximum length of the contact in contact set-up (spec §5). */
  contact: 50,
  /** Minimum and maximum password length in Unicode code points (spec §5, SECURITY.md T5). */
  passwordMin: 12,
  passwordMax: 32,
  /** Maximum length of a password input that the server hashes. A sign-in with longer input is refused. Independent of `passwordMax`. */
  passwordInput: 1024,
  codeDigits: 6,
  bannerTitle: 128,
  bannerBody: 1024,
  newsTitle: 128,
  newsBody: 1024,
  newsUrl: 1024,
  newsDocumentName: 1024,
  newsIcon: 64,
  newsColor: 32,
  newsBodyPreview: 50,
  /** Maximum size of an uploaded document in bytes (SECURITY.md §2.13). */
  documentBytes: 10 * 1024 * 1024,
  /** Maximum size in bytes of a portal file (all accounts of a dealer) that is uploaded in the browser. */
  portalFileBytes: 64 * 1024 * 1024,
  newsSearch: 100,
  recentSearches: 10,
  headerSiteName: 20,
  returnUrl: 2048,
  securityAnswer: 128,
  /** Maximum lengths of the account number and account passcode with which a customer adds a site (spec §2.3 "add"). */
  accountNumber: 32,
  accountPasscode: 32,
  /** Maximum length of the dealer number in "forgotten username". `teamDomain` is the maximum length of the single sign-on team domain. */
  dealerNumber: 9,
  teamDomain: 64,
  /** Maximum lengths of texts in the bug report and feedback dialogs. */
  bugSummary: 128,
  intakeText: 4000,
  /** Maximum length of a customer's message to the dealer (domain guide 6.6). */
  serviceRequest: 1000,
  /** Maximum length of a privacy policy in characters. */
  privacyPolicy: 20000,
  /** Maximum length of the terms in characters. */
  terms: 100000,
  /** Limits of an impersonation: reason, ticket number, duration (domain guide 6.17). */
  impersonationReasonMin: 5,
  impersonationReason: 255,
  impersonationTicket: 32,
  impersonationMinutes: 60,
  /** Maximum length of the reason for a test (domain guide 6.1). */
  testReason: 255,
  /** Maximum length of a search text for accounts. */
  searchText: 100,
  /** Length at which displayed server text is cut (SECURITY.md §3). */
  serverText: 300,
} as const;

/** Durations in milliseconds (spec §9, SECURITY.md §2 and §3). */
export const DURATIONS = {
  resendCooldown: 30000,
  writeBudget: 3000,
  excludedWriteBudget: 30000,
  /** Time limit per attempt of a repeatable write. Two attempts fit into the grace period of a refresh (SECURITY.md §2.2). */
  repeatBudget: 10000,
  readBudget: 15000,
  transferBudget: 120000,
  toastShort: 6000,
  toastLong: 10000,
  updateCheck: 15000,
  feedbackPrompt: 15 * 60000,
  feedbackAlert: 5 * 60000,
  helpPrompt: 5 * 60000,
  helpAlert: 2 * 60000,
  stepAnimation: 500,
  reportToken: 12 * 3600000,
  heldNotice: 10000,
  /** Lifetimes of tokens, sessions, codes and remembered devices on the server (SECURITY.md §2.1, §2.2, §2.5, §2.6). */
  accessToken: 10 * 60000,
  sessionIdle: 30 * 60000,
  sessionAbsolute: 12 * 3600000,
  refreshGrace: 45000,
  code: 10 * 60000,
  rememberedDevice: 30 * 24 * 3600000,
  classicKey: 60000,
  freshCheck: 5 * 60000,
  /** Minimum wait before Support can send the same person another link (SECURITY.md §2.4). */
  supportLinkPause: 5 * 60000,
} as const;

/** Widths and heights of the page in CSS pixels at which the layout changes (spec §9). */
export const LAYOUT = { mobileWidth: 640, miniMenuHeight: 768, ssoDialogWidth: 600 } as const;

/** App version, sent with every request and shown in the About dialog (spec §7.1, §9). */
export const APP_VERSION = '1.0';

/** Date shown in the icon viewer (spec §9). */
export const ICONS_LAST_UPDATED = '2025-02-07';
