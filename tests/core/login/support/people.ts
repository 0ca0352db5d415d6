import type {
  LoginRequirements,
  SessionGrant,
  SessionView,
  StepReply,
} from '#core/session/session-view.schema.ts';
import { NO_REQUIREMENTS } from '#tests/arbitraries/requirements.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** Builds requirements from flags, with the summary that a correct server adds. */
export const demanding = (flags: Partial<LoginRequirements> = {}): LoginRequirements => {
  const requirements = { ...NO_REQUIREMENTS, ...flags };
  return { ...requirements, actionRequired: actionRequired(requirements) };
};

/** Builds the session of a user with these requirements. */
export const viewOf = (
  applicationNum: Application,
  flags: Partial<LoginRequirements> = {},
): SessionView => ({
  user: {
    id: `user-${applicationNum}`,
    username: 'dana.reyes',
    name: 'Dana Reyes',
    email: null,
    phoneNumber: null,
    initials: 'DR',
    applicationNum,
    authItems: {
      formsFlag: false,
      allowViewCertificate: false,
      stagesDealerURLFlag: false,
      flags: [],
    },
    roles: [],
    allowedDealers: [],
    accountLinks: [],
  },
  siteGroupNum: applicationNum === 2 ? 4471 : null,
  requirements: demanding(flags),
  impersonation: null,
});

/** Builds the grant that a successful sign-in returns. */
export const grantOf = (session: SessionView): SessionGrant => ({
  session,
  token: { accessToken: 'first-token', expiresInSeconds: 600 },
});

/** Builds the reply to a completed step. After the last step, the reply contains a new token. */
export const replyOf = (session: SessionView): StepReply => ({
  session,
  token: session.requirements.actionRequired
    ? null
    : { accessToken: 'second-token', expiresInSeconds: 600 },
});
