import type { SiteSchedules } from '../schedules/site-schedules.schema.ts';
import type { SiteInfo } from '../sites/site-info.schema.ts';
import type { SiteTemplateContent } from '../sites/site-template.schema.ts';
import { DEVICE_TYPES, PLAN_SERVICES, SITE_TYPES } from '../sites/site-types.ts';
import { withDefaults } from '../zones/zone-list.ts';
import { zoneForm } from '../zones/zone-form.schema.ts';
import type { SiteZones } from '../zones/zone.schema.ts';
import { type AccountDraft, newTransmitter } from './account-draft.schema.ts';

/** Returns an existing site as template content. `zones` and `hours` are null when the reader may not see them. */
export const contentOfSite = (
  info: SiteInfo,
  zones: SiteZones | null,
  hours: SiteSchedules | null,
): SiteTemplateContent => ({
  siteType: info.details.siteType,
  servicePlan: info.details.servicePlan,
  devices: info.devices.map((device) => ({
    devNum: device.devNum,
    description: device.description,
    type: device.type,
    manufacturer: device.manufacturer,
    model: device.model,
    timerTestMinutes: device.timerTestMinutes,
    timerTestSignal: device.timerTestSignal,
  })),
  areas: info.areas.map(({ devNum, name, num }) => ({ devNum, num, name })),
  zones: withDefaults(zones?.zones ?? [], false).map((zone) => zoneForm.pick(zone)),
  schedules: (hours?.schedules ?? []).flatMap(({ areaNums, entries, layer, ...one }) =>
    layer === 'permanent' || layer === 'holiday'
      ? [
          {
            layer,
            reason: one.reason,
            holidayGroup: one.holidayGroup,
            holidayName: one.holidayName,
            areaNums,
            entries,
          },
        ]
      : [],
  ),
  reactions: hours === null || hours.reactions.rev === 0 ? null : hours.reactions.values,
});

const known = <Value extends string>(all: readonly Value[], text: string | null): Value | null =>
  all.find((one) => one === text) ?? null;

/**
 * Copies the monitoring setup of a template or of one of the dealer's sites into a draft (domain guide 6.11, 6.18).
 * Numbers, people and addresses that were already typed stay unchanged.
 */
export const beginFrom = (
  draft: AccountDraft,
  content: SiteTemplateContent,
  { from, newId }: { readonly from: string; readonly newId: () => string },
): AccountDraft => {
  const typed = new Map(draft.transmitters.map((one) => [one.devNum, one]));
  const transmitters = content.devices.map(({ devNum, type }) => {
    const one = typed.get(devNum) ?? newTransmitter(devNum);
    return { ...one, deviceType: known(DEVICE_TYPES, type) ?? one.deviceType };
  });
  const siteType = known(SITE_TYPES, content.siteType) ?? draft.premises.siteType;
  return {
    ...draft,
    from: from.slice(0, 120),
    zoneSource: 'template',
    transmitters: transmitters.length === 0 ? draft.transmitters : transmitters,
    premises: { ...draft.premises, siteType },
    agreement: {
      ...draft.agreement,
      plan: PLAN_SERVICES.filter((service) => content.servicePlan.includes(service)),
    },
    areas: content.areas.map((area) => ({ ...area })),
    zones: content.zones.map((zone) => ({ id: newId(), ...zoneForm.pick(zone) })),
    weeks: content.schedules.flatMap(({ areaNums, entries, layer }) =>
      layer === 'permanent' ? [{ id: newId(), areaNums, entries }] : [],
    ),
    reactions: content.reactions,
  };
};

/** Returns the monitoring setup of a draft as template content, without people, addresses, numbers or codes. */
export const contentOfDraft = (draft: AccountDraft): SiteTemplateContent => ({
  siteType: draft.premises.siteType,
  servicePlan: draft.agreement.plan,
  devices: draft.transmitters.map(({ deviceType, devNum }) => ({
    devNum,
    description: deviceType,
    type: deviceType,
    manufacturer: null,
    model: null,
    timerTestMinutes: null,
    timerTestSignal: null,
  })),
  areas: draft.areas,
  zones: draft.zones.map((zone) => zoneForm.pick(zone)),
  schedules: draft.weeks.map(({ areaNums, entries }) => ({
    layer: 'permanent',
    reason: null,
    holidayGroup: null,
    holidayName: null,
    areaNums,
    entries,
  })),
  reactions: draft.reactions,
});
