import { NO_REQUIREMENTS } from '#tests/arbitraries/requirements.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** A grant as the server would hand it out, with nothing but what the gate looks at chosen by the test. */
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
