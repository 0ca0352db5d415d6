import type {
  LoginRequirements,
  SessionGrant,
  SessionView,
  StepReply,
} from '#core/session/session-view.schema.ts';
import { NO_REQUIREMENTS } from '#tests/arbitraries/requirements.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** Demands by name, with the summary a sound server adds. */
export const demanding = (flags: Partial<LoginRequirements> = {}): LoginRequirements => {
  const requirements = { ...NO_REQUIREMENTS, ...flags };
  return { ...requirements, actionRequired: actionRequired(requirements) };
};

/** A person of an application, with these demands. */
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

/** What a sign-in hands out. */
export const grantOf = (session: SessionView): SessionGrant => ({
  session,
  token: { accessToken: 'first-token', expiresInSeconds: 600 },
});

/** What a finished step answers; with the last one comes a new token. */
export const replyOf = (session: SessionView): StepReply => ({
  session,
  token: session.requirements.actionRequired
    ? null
    : { accessToken: 'second-token', expiresInSeconds: 600 },
});
