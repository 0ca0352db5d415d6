import { met, notApplicable, type Requirement } from './requirement.ts';

const TRIP = 'tests/adapters/server/sso/trip.test.ts';
const OPEN_ID = 'tests/adapters/server/sso/open-id-providers.test.ts';
const SSO = 'tests/backend/sso/single-sign-on.test.ts';
const NO_CLIENTS = 'The product is no authorization server: no other program gets its tokens.';
const NO_RESOURCE = 'Its API takes its own session references only, no OAuth access tokens.';
const REFRESH = 'tests/contract/refresh-repository.contract.ts';

/** V10 OAuth and OIDC. The portal is not an OAuth provider, but its refresh tokens meet the rules for OAuth refresh tokens. */
export const OAUTH: readonly Requirement[] = [
  met(
    'V10.1.1',
    2,
    'Tokens reach only who needs them',
    'adapters/server/http/read-input.ts',
    'adapters/http/token.stage.ts',
    'tests/adapters/http/pipeline.test.ts',
  ),
  met('V10.1.2', 2, 'Answers belong to a flow this browser began', SSO, TRIP),
  met('V10.2.1', 2, 'Token requests cannot be forged', TRIP, OPEN_ID),
  met('V10.2.2', 2, 'Providers cannot be mixed up', TRIP, OPEN_ID),
  notApplicable('V10.3.1', 2, 'Audience of access tokens', NO_RESOURCE),
  notApplicable('V10.3.2', 2, 'Delegated rights', NO_RESOURCE),
  notApplicable('V10.3.3', 2, 'Person by lasting claims', NO_RESOURCE),
  notApplicable('V10.3.4', 2, 'Strength of the sign-in', NO_RESOURCE),
  notApplicable('V10.4.1', 1, 'Exact redirect addresses', NO_CLIENTS),
  notApplicable('V10.4.2', 1, 'Authorization code once', NO_CLIENTS),
  notApplicable('V10.4.3', 1, 'Authorization code short-lived', NO_CLIENTS),
  notApplicable('V10.4.4', 1, 'Only the grants needed', NO_CLIENTS),
  met(
    'V10.4.5',
    1,
    'Refresh tokens rotate, reuse revokes them',
    'tests/backend/session/refresh-session.test.ts',
    REFRESH,
    'tests/adapters/server/sql/repositories.race.test.ts',
  ),
  notApplicable('V10.4.6', 2, 'PKCE demanded', NO_CLIENTS),
  notApplicable('V10.4.7', 2, 'Client registration', NO_CLIENTS),
  met('V10.4.8', 2, 'Refresh tokens end for good', REFRESH),
  notApplicable('V10.4.9', 2, 'Revocation on the provider’s screens', NO_CLIENTS),
  notApplicable('V10.4.10', 2, 'Clients prove themselves', NO_CLIENTS),
  notApplicable('V10.4.11', 2, 'Only the scopes needed', NO_CLIENTS),
  met('V10.5.1', 2, 'An ID token counts once', OPEN_ID),
  met('V10.5.2', 2, 'Person by issuer and subject', SSO),
  met('V10.5.3', 2, 'Issuer exactly as configured', OPEN_ID),
  met('V10.5.4', 2, 'ID token meant for us', OPEN_ID),
  notApplicable('V10.5.5', 2, 'Back-channel logout', 'No provider may end sessions here.'),
  notApplicable('V10.6.1', 2, 'Response modes of a provider', NO_CLIENTS),
  notApplicable('V10.6.2', 2, 'Forced logout at a provider', NO_CLIENTS),
  notApplicable('V10.7.1', 2, 'Consent to each request', NO_CLIENTS),
  notApplicable('V10.7.2', 2, 'What is consented to', NO_CLIENTS),
  notApplicable('V10.7.3', 2, 'Taking consent back', NO_CLIENTS),
];
