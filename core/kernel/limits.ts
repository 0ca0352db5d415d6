/** Lengths, counts and limits of the product (spec §5 and §9), defined once for forms, API and server. */
export const LIMITS = {
  /** The login field of dealers and staff (spec §5 Login). */
  username: 50,
  /** New username (spec §5). */
  newUsernameMin: 5,
  newUsernameMax: 50,
  /** E-mail address (spec §5); the consumer login accepts it in full (SECURITY.md T13). */
  email: 128,
  phone: 32,
  /** Contact set-up field (spec §5). */
  contact: 50,
  /** Password length in Unicode code points (spec §5, SECURITY.md T5). */
  passwordMin: 12,
  passwordMax: 32,
  /** The longest password input that a login hashes. Longer input is refused; this is not a rule for valid passwords. */
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
  /** An uploaded document, in bytes (SECURITY.md §2.13). */
  documentBytes: 10 * 1024 * 1024,
  /** A file with a whole portal that is uploaded through the browser, in bytes. */
  portalFileBytes: 64 * 1024 * 1024,
  newsSearch: 100,
  recentSearches: 10,
  headerSiteName: 20,
  returnUrl: 2048,
  securityAnswer: 128,
  /** Account number and account passcode that link a site to a customer (spec §2.3 "add"). */
  accountNumber: 32,
  accountPasscode: 32,
  /** Dealer number of the forgotten username, and the team domain of single sign-on. */
  dealerNumber: 9,
  teamDomain: 64,
  /** Texts of the bug report and feedback dialogs. */
  bugSummary: 128,
  intakeText: 4000,
  /** A customer's message to the dealer (domain guide 6.6). */
  serviceRequest: 1000,
  /** A published privacy policy, in characters. */
  privacyPolicy: 20000,
  /** The published terms, in characters; they are longer because lawyers write them. */
  terms: 100000,
  /** Impersonation: reason, ticket number, length (domain guide 6.17). */
  impersonationReasonMin: 5,
  impersonationReason: 255,
  impersonationTicket: 32,
  impersonationMinutes: 60,
  /** Why a site is on test (domain guide 6.1). */
  testReason: 255,
  /** Search text for accounts. */
  searchText: 100,
  /** Server text shown to a user is cut at this length (SECURITY.md §3). */
  serverText: 300,
} as const;

/** Durations in milliseconds (spec §9, SECURITY.md §2 and §3). */
export const DURATIONS = {
  resendCooldown: 30000,
  writeBudget: 3000,
  excludedWriteBudget: 30000,
  /** The limit per attempt of a repeatable write. Both attempts end within the grace period of a refresh (SECURITY.md §2.2). */
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
  /** Server lifetimes (SECURITY.md §2.1, §2.2, §2.5, §2.6). */
  accessToken: 10 * 60000,
  sessionIdle: 30 * 60000,
  sessionAbsolute: 12 * 3600000,
  refreshGrace: 45000,
  code: 10 * 60000,
  rememberedDevice: 30 * 24 * 3600000,
  classicKey: 60000,
  freshCheck: 5 * 60000,
  /** The wait before support can send the same person another link (SECURITY.md §2.4). */
  supportLinkPause: 5 * 60000,
} as const;

/** Widths and heights in CSS pixels at which the layout changes (spec §9). */
export const LAYOUT = { mobileWidth: 640, miniMenuHeight: 768, ssoDialogWidth: 600 } as const;

/** The version that every request carries and the About dialog shows (spec §7.1, §9). */
export const APP_VERSION = '1.0';

/** The date shown by the icon viewer (spec §9). */
export const ICONS_LAST_UPDATED = '2025-02-07';
