import type { Requirement } from './asvs/requirement.ts';
import { ENCODING } from './asvs/v01-encoding.ts';
import { VALIDATION } from './asvs/v02-validation.ts';
import { BROWSER } from './asvs/v03-browser.ts';
import { API } from './asvs/v04-api.ts';
import { FILES } from './asvs/v05-files.ts';
import { FACTORS } from './asvs/v06-factors.ts';
import { PASSWORDS } from './asvs/v06-passwords.ts';
import { SESSIONS_CHAPTER } from './asvs/v07-sessions.ts';
import { AUTHORIZATION } from './asvs/v08-authorization.ts';
import { SELF_CONTAINED_TOKENS } from './asvs/v09-self-contained-tokens.ts';
import { OAUTH } from './asvs/v10-oauth.ts';
import { CRYPTOGRAPHY } from './asvs/v11-cryptography.ts';
import { COMMUNICATION } from './asvs/v12-communication.ts';
import { CONFIGURATION } from './asvs/v13-configuration.ts';
import { DATA } from './asvs/v14-data.ts';
import { ARCHITECTURE } from './asvs/v15-architecture.ts';
import { LOGGING } from './asvs/v16-logging.ts';
import { WEBRTC } from './asvs/v17-webrtc.ts';

/**
 * Every level 1 and 2 requirement of OWASP ASVS 5.0.0, in published order, with the files that prove the requirement
 * (SECURITY.md, root SECURITY.md "Deviations").
 */
export const ASVS: readonly Requirement[] = [
  ...ENCODING,
  ...VALIDATION,
  ...BROWSER,
  ...API,
  ...FILES,
  ...PASSWORDS,
  ...FACTORS,
  ...SESSIONS_CHAPTER,
  ...AUTHORIZATION,
  ...SELF_CONTAINED_TOKENS,
  ...OAUTH,
  ...CRYPTOGRAPHY,
  ...COMMUNICATION,
  ...CONFIGURATION,
  ...DATA,
  ...ARCHITECTURE,
  ...LOGGING,
  ...WEBRTC,
];
