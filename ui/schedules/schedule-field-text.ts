import { SCHEDULE_FIELD_NAMES } from '#core/schedules/schedule-form.schema.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import type { FieldText } from '../shell/revised-fields.ts';
import { areaText, typedHours, weekdaysText } from './schedule-text.ts';
import type { TypedSchedule } from './typed-schedule.ts';

/** Returns the labels of an entry's fields, for comparing two versions. */
export const scheduleFieldText = (areas: SiteSchedules['areas']): FieldText<TypedSchedule> => ({
  id: null,
  layer: null,
  kind: SCHEDULE_FIELD_NAMES.kind,
  reason: SCHEDULE_FIELD_NAMES.reason,
  authorizedBy: SCHEDULE_FIELD_NAMES.authorizedBy,
  fromDay: SCHEDULE_FIELD_NAMES.fromDay,
  toDay: SCHEDULE_FIELD_NAMES.toDay,
  closed: 'Closed all day',
  areaNums: { label: SCHEDULE_FIELD_NAMES.areaNums, say: (nums) => areaText(nums, areas) },
  appliesOn: { label: SCHEDULE_FIELD_NAMES.appliesOn, say: weekdaysText },
  entries: { label: SCHEDULE_FIELD_NAMES.entries, say: typedHours },
});
