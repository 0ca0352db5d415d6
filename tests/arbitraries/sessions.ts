import fc from 'fast-check';
import { PERMISSIONS, type Permission } from '#core/permission/permissions.ts';
import type { LoginRequirements, SessionView } from '#core/session/session-view.schema.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';
import type { User, Variant } from '#core/session/user.schema.ts';
import type { Application } from '#core/permission/application.schema.ts';

/** Any of the three applications (audiences). */
export const applications: fc.Arbitrary<Application> = fc.constantFrom(1, 2, 3);

/** Either of the two sign-in variants. */
export const variants: fc.Arbitrary<Variant> = fc.constantFrom('dealer', 'consumer');

export const permissions: fc.Arbitrary<Permission> = fc.constantFrom(...Object.values(PERMISSIONS));

export const permissionSets: fc.Arbitrary<ReadonlySet<Permission>> = fc
  .uniqueArray(permissions)
  .map((list) => new Set(list));

/** Any combination of requirements, even a contradictory one. */
export const anyRequirements: fc.Arbitrary<LoginRequirements> = fc.record({
  noContactInfo: fc.boolean(),
  mfaRequired: fc.boolean(),
  contactCorrected: fc.boolean(),
  usernameResetRequired: fc.boolean(),
  verifySecurityQuestions: fc.boolean(),
  passwordResetRequired: fc.boolean(),
  betaUser: fc.boolean(),
  termsAndConditionsRequired: fc.boolean(),
  privacyPolicyRequired: fc.boolean(),
  mfaSentTo: fc.option(fc.constantFrom('cellPhone' as const, 'email' as const)),
  mfaSentToMsg: fc.option(fc.string()),
  resendInSeconds: fc.nat(600),
  actionRequired: fc.boolean(),
});

/**
 * Requirements as a correct server sends them: contact info only together with verification, terms only for beta dealers,
 * and a matching summary.
 */
export const soundRequirements = (application: Application): fc.Arbitrary<LoginRequirements> =>
  anyRequirements.map((any) => {
    const beta = application === 2 && any.betaUser;
    const sound = {
      ...any,
      betaUser: beta,
      mfaRequired: any.mfaRequired || any.noContactInfo,
      contactCorrected: any.contactCorrected && any.mfaRequired && !any.noContactInfo,
      termsAndConditionsRequired: beta && any.termsAndConditionsRequired,
      actionRequired: false,
    };
    return { ...sound, actionRequired: actionRequired(sound) };
  });

/** A user with the data that the sign-in needs. */
export const users = (application: fc.Arbitrary<Application>): fc.Arbitrary<User> =>
  fc.record({
    id: fc.uuid(),
    username: fc.string(),
    name: fc.string(),
    email: fc.constant(null),
    phoneNumber: fc.constant(null),
    initials: fc.constant('AB'),
    applicationNum: application,
    authItems: fc.record({
      formsFlag: fc.boolean(),
      allowViewCertificate: fc.boolean(),
      stagesDealerURLFlag: fc.boolean(),
      flags: fc.subarray(['allowCreateAccountFlag', 'ansServiceBlockFlag', 'xtAdmin']),
    }),
    roles: fc.subarray(['noActionRead', 'contactsRead', 'reportRead', 'billingRead']),
    allowedDealers: fc.constant([]),
    accountLinks: fc.constant([]),
  });

/** A session with any requirements. */
export const anyViews: fc.Arbitrary<SessionView> = fc.record({
  user: users(applications),
  siteGroupNum: fc.option(fc.constantFrom(4471, 4490)),
  requirements: anyRequirements,
  impersonation: fc.constant(null),
});

/** A session with requirements that a correct server could send. */
export const soundViews: fc.Arbitrary<SessionView> = applications.chain((application) =>
  fc.record({
    user: users(fc.constant(application)),
    siteGroupNum: fc.option(fc.constantFrom(4471, 4490)),
    requirements: soundRequirements(application),
    impersonation: fc.constant(null),
  }),
);

/** A session without any requirement. */
export const fullViews: fc.Arbitrary<SessionView> = fc.record({
  user: users(applications),
  siteGroupNum: fc.constant(null),
  impersonation: fc.constant(null),
  requirements: fc.record({
    noContactInfo: fc.constant(false),
    mfaRequired: fc.constant(false),
    contactCorrected: fc.constant(false),
    usernameResetRequired: fc.constant(false),
    verifySecurityQuestions: fc.constant(false),
    passwordResetRequired: fc.constant(false),
    betaUser: fc.boolean(),
    termsAndConditionsRequired: fc.constant(false),
    privacyPolicyRequired: fc.constant(false),
    mfaSentTo: fc.constant(null),
    mfaSentToMsg: fc.constant(null),
    resendInSeconds: fc.constant(0),
    actionRequired: fc.constant(false),
  }),
});
