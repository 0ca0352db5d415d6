import { fieldChanges } from '../../forms/field-changes.rule.ts';
import { ok } from '../../kernel/result.ts';
import {
  deviceForm,
  deviceFormSchema,
  type DeviceForm,
} from '../../site-file/device-form.schema.ts';
import { validateForm } from '../account-info/lock-account.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { changedAtSite } from '../sites/changed-at-site.rule.ts';
import { recordChange } from '../sites/record-change.operation.ts';
import { changeOfSite, type SiteInput } from '../sites/change-of-site.operation.ts';
import type { FilePorts } from './account-under.operation.ts';

const AREA_LEFT_OUT = refusalOf(
  'unacceptable',
  'areaLeftOut',
  'An area of this device is missing here. You can rename areas but not remove them, because zones and history refer to them. Please reload the site.',
);

const MINUTE = 60000;

/** Creates the use cases that change devices: texts, service, expected test signal and area names (domain guide 6.6). */
export const changeDevices = (ports: FilePorts) => ({
  changeDevice: (
    caller: SessionCaller,
    {
      dn,
      rev,
      sn,
      siteGroupNum,
      ...input
    }: SiteInput & DeviceForm & { readonly dn: number; readonly rev: number },
  ): Reply =>
    changeOfSite(ports, caller, { sn, siteGroupNum }, async (tx, site): Reply => {
      const validated = validateForm(deviceFormSchema, deviceForm.pick(input));
      if (!validated.ok) return validated;
      const areas = validated.value.areas.toSorted((one, other) => one.num - other.num);
      const form = { ...validated.value, areas };
      const device = await tx.siteFiles.device(sn, dn);
      if (device === null) return NOT_FOUND;
      if (device.rev !== rev) return changedAtSite(ports, site, device);
      const kept = new Set(areas.map(({ num }) => num));
      if (device.form.areas.some(({ num }) => !kept.has(num))) return AREA_LEFT_OUT;
      const changes = fieldChanges(deviceForm.names, device.form, form);
      if (changes.length === 0) return ok({});
      const at = ports.clock.now();
      // The first test is due one interval from now, so changing the interval never makes a test overdue.
      const dueAt = form.timerTestMinutes === null ? null : at + form.timerTestMinutes * MINUTE;
      await tx.siteFiles.saveDevice(sn, dn, form, { by: site.by, at, dueAt });
      await recordChange(tx, ports, caller, site, {
        operation: 'site.device',
        event: 'Device changed',
        id: String(dn),
        subject: form.description,
        changes,
        labels: deviceForm.labels,
      });
      return ok({});
    }),
});
