import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { GateCodeChange } from '../../account-info/gate-code.schema.ts';
import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import {
  agenciesForm,
  agenciesFormSchema,
  type AgenciesForm,
} from '../../site-file/agencies-form.schema.ts';
import {
  SITE_FIELD_NAMES,
  siteForm,
  siteFormSchema,
  type SiteForm,
} from '../../site-file/site-form.schema.ts';
import {
  gateCodeDiffers,
  MAY_NOT_SET,
  putGateCode,
} from '../account-info/put-gate-code.operation.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import { accountUnder, type FilePorts } from './account-under.operation.ts';

const UNKNOWN_PERMIT = refusalOf(
  'unacceptable',
  'unknownPermit',
  'One of these permits is no longer on file. Please reload the site.',
);

type Revised = SiteInput & { readonly rev: number };

/** Returns the current values of a site as form fields. */
const standing = ({ form, language, servicePlan, siteName, siteType }: AccountInfo) => ({
  ...form,
  name: siteName,
  siteType,
  language,
  servicePlan: [...servicePlan],
});

/** Creates the use cases by which a dealer changes a site's own fields (domain guide 6.11, 5.3). */
export const changeSiteFile = (ports: FilePorts) => ({
  /** Saves names, type, plan, phones, e-mail addresses and hints. Does nothing if no field changed. */
  changeSite: (
    caller: SessionCaller,
    {
      gateCode,
      rev,
      sn,
      siteGroupNum,
      ...input
    }: Revised & SiteForm & { readonly gateCode?: GateCodeChange },
  ): Reply =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
      if (gateCode !== undefined && !caller.session.permissions.includes('sitePasscodeEdit'))
        return MAY_NOT_SET;
      const validated = validateForm(siteFormSchema, siteForm.pick(input));
      if (!validated.ok) return validated;
      const form = validated.value;
      const locked = await accountUnder(tx, ports, caller, { sn, siteGroupNum, rev });
      if (!locked.ok) return locked;
      const changes = fieldChanges(siteForm.names, standing(locked.value), form);
      const isNewCode = await gateCodeDiffers(tx, ports, sn, gateCode);
      if (changes.length === 0 && !isNewCode) return ok({});
      const { by } = site;
      await tx.siteFiles.saveSite(sn, form, { by, at: ports.clock.now() });
      if (isNewCode && gateCode !== undefined)
        await putGateCode(tx, ports, { siteNum: sn, by, gateCode });
      const code = isNewCode ? [{ field: 'gateCode' as const, before: null, after: null }] : [];
      await recordChange(tx, ports, caller, site, {
        operation: 'site.change',
        event: 'Site changed',
        id: null,
        subject: null,
        changes: [...changes, ...code],
        labels: SITE_FIELD_NAMES,
        secrets: ['gateCode'],
      });
      return ok({});
    }),

  /** Replaces a site's complete lists of agencies and city permits. */
  changeAgencies: (
    caller: SessionCaller,
    { rev, sn, siteGroupNum, ...input }: Revised & AgenciesForm,
  ): Reply =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
      const validated = validateForm(agenciesFormSchema, agenciesForm.pick(input));
      if (!validated.ok) return validated;
      const form = validated.value;
      const locked = await accountUnder(tx, ports, caller, { sn, siteGroupNum, rev });
      if (!locked.ok) return locked;
      const { agencies, permits } = locked.value;
      const known = new Set(permits.map(({ id }) => id));
      if (form.permits.some(({ id }) => id !== null && !known.has(id))) return UNKNOWN_PERMIT;
      const changes = fieldChanges(agenciesForm.names, { agencies, permits }, form);
      if (changes.length === 0) return ok({});
      const stamp = { by: site.by, at: ports.clock.now(), newId: () => ports.ids.next() };
      await tx.siteFiles.saveAgencies([{ ...form, siteNum: sn }], stamp);
      await recordChange(tx, ports, caller, site, {
        operation: 'site.agencies',
        event: 'Agencies changed',
        id: null,
        subject: null,
        changes,
        labels: agenciesForm.labels,
      });
      return ok({});
    }),
});
