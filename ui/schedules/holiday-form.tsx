import { observer } from 'mobx-react-lite';
import { HOLIDAY_GROUPS } from '#core/schedules/schedule-form.schema.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { Checkbox, FieldGroup } from '../kit/checkbox.tsx';
import { SegmentField } from '../kit/segment-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { type HolidayEditorViewModel, pickKey } from './holiday-editor.view-model.ts';
import { AreaBoxes, EntryFields } from './hours-fields.tsx';
import { dateText, plannedHours, scheduleName } from './schedule-text.ts';

type Group = (typeof HOLIDAY_GROUPS)[number];

/** Returns the future days of a holiday as text, nearest first. */
const nextOf = (site: SiteSchedules, group: Group, name: string): string => {
  const today = site.asOf.slice(0, 10);
  const days = site.holidays
    .filter((one) => one.holidayGroup === group && one.name === name && one.toDay >= today)
    .toSorted((a, b) => a.fromDay.localeCompare(b.fromDay));
  const [next] = days;
  if (next === undefined) return 'No date yet';
  const from = dateText(next.fromDay, today);
  return next.fromDay === next.toDay ? from : `${from} to ${dateText(next.toDay, today)}`;
};

/** Checkboxes for a group's holidays, each with its next day and its planned hours. */
const OfGroup = observer(
  ({ editor, group }: { readonly editor: HolidayEditorViewModel; readonly group: Group }) => {
    const { site } = editor;
    const names = [
      ...new Set(site.holidays.filter((one) => one.holidayGroup === group).map(({ name }) => name)),
    ];
    if (names.length === 0) return null;
    const picks = [null, ...names].map((holidayName) => ({ holidayGroup: group, holidayName }));
    return (
      <FieldGroup label={group}>
        {picks.map((pick, at) => {
          const { holidayName: name } = pick;
          const assigned = editor.assignmentOf(pick);
          const stands = assigned === null ? 'not assigned' : `assigned: ${plannedHours(assigned)}`;
          return (
            <Checkbox
              key={pickKey(pick)}
              id={`holiday-${group}-${at}`}
              checked={editor.isPicked(pick)}
              onChange={(isOn) => editor.pick(pick, isOn)}
            >
              {`${name === null ? `All ${group} holidays` : `${name} · ${nextOf(site, group, name)}`} · ${stands}`}
            </Checkbox>
          );
        })}
      </FieldGroup>
    );
  },
);

const Kept = observer(({ editor }: { readonly editor: HolidayEditorViewModel }) => (
  <Text size="small" tone="muted">
    {editor.kept.length === 0
      ? 'No holidays are assigned to these areas yet.'
      : `Assigned now: ${editor.kept
          .map((one) => `${scheduleName(one)} (${plannedHours(one)})`)
          .join(', ')}.`}
  </Text>
));

/** Assigns the same hours to several holidays, in a panel beside the week (domain guide 6.5 "Holidays"). */
export const HolidayFormPanel = observer(
  ({
    editor,
    onClose,
  }: {
    readonly editor: HolidayEditorViewModel;
    readonly onClose: () => void;
  }) => {
    return (
      <EditorPanel
        name="holiday"
        title="Assign holidays"
        editor={editor.edit}
        press="Assign"
        onClose={onClose}
      >
        <AreaBoxes
          id="holiday-area"
          areas={editor.site.areas}
          value={editor.areaNums}
          onChange={(areaNums) => editor.chooseAreas(areaNums)}
        />
        <Kept editor={editor} />
        <Stack gap={3}>
          {HOLIDAY_GROUPS.map((group) => (
            <OfGroup key={group} editor={editor} group={group} />
          ))}
        </Stack>
        <SegmentField
          id="holiday-how"
          label="What is assigned already"
          options={[
            { value: 'add', text: 'Add to it' },
            { value: 'replace', text: 'Replace it' },
          ]}
          value={editor.how}
          error={editor.pickProblem}
          onChange={(how) => editor.chooseHow(how)}
        />
        <Checkbox
          id="holiday-closed"
          checked={editor.closed}
          onChange={(isClosed) => editor.close(isClosed)}
        >
          Closed all day
        </Checkbox>
        {!editor.closed && (
          <EntryFields
            id="holiday"
            entry={editor.entry}
            problems={editor.problems}
            onType={(change) => editor.type(change)}
          />
        )}
      </EditorPanel>
    );
  },
);
