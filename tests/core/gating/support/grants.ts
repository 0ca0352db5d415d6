import { NO_REQUIREMENTS } from '#tests/arbitraries/requirements.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** Builds a session grant as the server issues it. Tests set only the fields that the gate reads. */
export const grantOf = (input: {
  readonly userId: string;
  readonly application: Application;
  readonly token: string;
  readonly group?: number | null;
  readonly demands?: boolean;
}): SessionGrant => ({
  session: {
    user: {
      id: input.userId,
      username: input.userId,
      name: input.userId,
      email: null,
      phoneNumber: null,
      initials: 'U',
      applicationNum: input.application,
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
    siteGroupNum: input.group ?? null,
    requirements: { ...NO_REQUIREMENTS, mfaRequired: input.demands ?? false },
    impersonation: null,
  },
  token: { accessToken: input.token, expiresInSeconds: 600 },
});
