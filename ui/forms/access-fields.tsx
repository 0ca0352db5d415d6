import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { GIVABLE_RIGHTS } from '#core/account-group/portal-rights.ts';
import { PRESET_TEXT, PRESETS, type PresetName } from '#core/account-group/presets.rule.ts';
import { Checkbox, CheckboxNote, FieldGroup } from '../kit/checkbox.tsx';
import { ChoiceChips } from '../kit/choice-chips.tsx';
import { SeveralField } from '../kit/several/several-field.tsx';
import { Stack } from '../kit/stack.ts';
import type { AccessChoice } from './access-choice.ts';

interface OfChoice {
  readonly choice: AccessChoice;
}

/** Each right is a checkbox with its description, because a user who grants rights should read all descriptions. */
const Rights = observer(({ choice }: OfChoice) => (
  <FieldGroup label="Rights">
    <Stack as="ul" gap={2}>
      {GIVABLE_RIGHTS.map(({ right, name, opens }) => (
        <li key={right}>
          <Checkbox
            id={`right-${right}`}
            checked={choice.rights.includes(right)}
            disabled={!choice.serves(right) && !choice.rights.includes(right)}
            onChange={(given) => choice.setRight(right, given)}
          >
            {name}
          </Checkbox>
          <CheckboxNote>
            {choice.serves(right) ? opens : 'None of the groups uses the answering service'}
          </CheckboxNote>
        </li>
      ))}
    </Stack>
  </FieldGroup>
));

const presetText = (preset: PresetName): string =>
  preset === 'Custom' ? 'Custom: rights chosen one by one.' : `${preset}: ${PRESET_TEXT[preset]}.`;

/**
 * The fields of a user's access: a preset, the groups and the individual rights. `children` appear below the groups
 * (domain guide 6.10).
 */
export const AccessFields = observer(
  ({ choice, children }: OfChoice & { readonly children?: ReactNode }) => (
    <>
      <ChoiceChips
        id="access-preset"
        label="Preset"
        options={[
          ...PRESETS.map((value) => ({ value, text: value })),
          ...(choice.preset === 'Custom' ? [{ value: 'Custom' as const, text: 'Custom' }] : []),
        ]}
        value={choice.preset}
        help={presetText(choice.preset)}
        onChange={(preset) => {
          if (preset !== 'Custom') choice.choose(preset);
        }}
      />
      {choice.givable.length > 0 && (
        <SeveralField
          id="group"
          label="Access"
          options={choice.givable.map(({ siteGroupNum, siteGroupName }) => ({
            value: String(siteGroupNum),
            text: `${siteGroupNum} ${siteGroupName}`,
          }))}
          value={[...choice.groups].map(String)}
          onTick={(group, given) => choice.setGroup(Number(group), given)}
        />
      )}
      {children}
      <Rights choice={choice} />
    </>
  ),
);
