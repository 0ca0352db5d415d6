import type { ColumnType, Generated } from 'kysely';
import type { Company, GroupStatus, Licence } from '#core/account-group/company.schema.ts';
import type { StoredContact } from '#core/backend/session/account.repository.port.ts';
import type {
  AskedStep,
  ContactCorrection,
  CorrectionEnd,
} from '#core/backend/support/next-sign-in.repository.port.ts';
import type { BrandingValues } from '#core/branding/branding-values.schema.ts';
import type { Audience } from '#core/marketing/campaign.schema.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import type { Variant } from '#core/session/user.schema.ts';
import type { Application } from '#core/permission/application.schema.ts';
import type { TestCategory } from '#core/tests-on-site/test-limits.ts';
import type { FormTable } from '../form-columns.ts';
import type { RowOf } from '../row-names.ts';
import type { BRANDING_COLUMNS } from '../branding/tables-branding.ts';

/** A dealer, branch or installer, with its public branding (spec §3 "Dealer / site group", "Branding"). */
export interface SiteGroupTable extends FormTable<BrandingValues, typeof BRANDING_COLUMNS> {
  num: number;
  parent_num: number | null;
  name: string;
  time_zone: string;
  answering_service_enabled: Generated<boolean>;
  /** Domain for single sign-on of the group's users; null if there is none. */
  team_domain: string | null;
  /** Version of the live branding; 0 is the provider's default. */
  branding_version: Generated<number>;
  kind: Generated<Audience>;
  /** True if placing a site of this group on test requires a verification code. */
  verify_tests: Generated<boolean>;
  /** Number of identical signals within ten minutes from which they count as a flood. */
  runaway_times: Generated<number>;
  /** Longest test in hours. Null means that only the test category limits the length of a test. */
  max_test_hours: number | null;
  default_test_category: Generated<TestCategory>;
  /** Number of contacts on a new call list that take part in enhanced verification. */
  ecv_contacts: Generated<number>;
  defaults_rev: Generated<number>;
  defaults_changed_by: string | null;
  defaults_changed_at: number | null;
}

/** Company data of a group. */
export interface AccountGroupTable {
  site_group_num: number;
  status: Generated<GroupStatus>;
  /** Day on which the group became a customer of the provider. */
  since: string | null;
  /** The staff member who represents the provider. */
  representative_id: string | null;
  /** Names of the group's services, except the answering service. */
  services: ColumnType<readonly string[], string | undefined, string>;
  legal_name: string | null;
  street: string | null;
  city: string | null;
  region: string | null;
  postal_code: string | null;
  phone: string | null;
  service_phone: string | null;
  email: string | null;
  web: string | null;
  licences: ColumnType<readonly Licence[], string | undefined, string>;
  holiday_group: Generated<Company['holidayGroup']>;
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
}

/** An invitation. `account_id` is set once the invited user's account exists. */
export interface PortalInvitationTable {
  id: string;
  email: string;
  name: string;
  groups: ColumnType<readonly number[], string, string>;
  rights: ColumnType<readonly string[], string, string>;
  invited_by: string;
  sent_at: number;
  expires_at: number;
  account_id: string | null;
  withdrawn_at: number | null;
  rev: Generated<number>;
}

/**
 * The last link for choosing a first password: when the link was sent, when it expires, and who sent it. The sender is
 * null if the user requested the link.
 */
export interface PortalInviteTable {
  account_id: string;
  sent_at: number;
  expires_at: number;
  sent_by: string | null;
}

/** A user who can sign in. */
export interface PortalUserTable {
  id: string;
  /** Namespace of the username: staff and dealers share one, customers have another. */
  audience: Variant;
  application: Application;
  /** For a customer, the e-mail address. */
  username: string;
  /** `foldLogin(username)`, unique within the audience. */
  login_key: string;
  /** `lookKey(username)`; null in rows older than this column until the next server start. */
  look_key: Generated<string | null>;
  name: string;
  password_hash: string | null;
  password_epoch: Generated<number>;
  disabled: Generated<boolean>;
  beta: Generated<boolean>;
  mfa_required: Generated<boolean>;
  username_reset_required: Generated<boolean>;
  security_questions_required: Generated<boolean>;
  password_reset_required: Generated<boolean>;
  default_site_group_num: number | null;
  terms_version: number | null;
  privacy_version: number | null;
  /** The site that a customer has selected. The selection is ignored if the site is no longer linked. */
  active_site_num: number | null;
  created_at: number;
  /** Revision of the data that administrators set: rights, groups, and whether the user is disabled. */
  rights_rev: Generated<number>;
  rights_changed_by: Generated<string | null>;
  rights_changed_at: Generated<number | null>;
  /** When the user last accepted the terms; null if not recorded. */
  terms_at: Generated<number | null>;
}

/** A group that a user may work for. The position gives the order of the groups in the group switcher. */
export interface UserGroupTable {
  user_id: string;
  site_group_num: number;
  position: Generated<number>;
}

/** A role or flag of a user, named as in spec §6. */
export interface UserRightTable {
  user_id: string;
  kind: 'role' | 'flag';
  name: string;
}

/** A customer's link to a site. */
export interface AccountLinkTable {
  user_id: string;
  site_num: number;
  is_favorite: Generated<boolean>;
}

/** A phone number or e-mail address of a user for codes and notices; one per type. */
export interface ContactMethodTable {
  user_id: string;
  type: ContactType;
  value: string;
}

/** Answers to security questions, hashed like passwords. */
export interface SecurityAnswerTable {
  user_id: string;
  question_id: string;
  hash: string;
}

/** A sign-in step that Support requires of a user. At most one step of each kind is open. */
export interface AskedStepTable extends RowOf<Omit<AskedStep, 'kept'>> {
  /** True if the step was already due when Support required it. Such a step stays due if Support withdraws the requirement. */
  was_due: boolean;
  /** Set to an empty list when the step ends. */
  kept: ColumnType<readonly StoredContact[], string, string>;
  ended: 'met' | 'takenBack' | null;
}

/** A correction of a contact by Support. A user has at most one pending correction. */
export interface ContactCorrectionTable extends RowOf<ContactCorrection> {
  ended: CorrectionEnd | null;
}

export interface PeopleTables {
  site_group: SiteGroupTable;
  portal_user: PortalUserTable;
  user_group: UserGroupTable;
  user_right: UserRightTable;
  account_link: AccountLinkTable;
  contact_method: ContactMethodTable;
  security_answer: SecurityAnswerTable;
  asked_step: AskedStepTable;
  contact_correction: ContactCorrectionTable;
  account_group: AccountGroupTable;
  portal_invitation: PortalInvitationTable;
  portal_invite: PortalInviteTable;
}
