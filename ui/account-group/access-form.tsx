import { observer } from 'mobx-react-lite';
import { GIVABLE_RIGHTS } from '#core/account-group/portal-rights.ts';
import { PRESET_WORDS, PRESETS, type PresetName } from '#core/account-group/right-presets.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Checkbox, CheckboxNote, FieldGroup } from '../kit/checkbox.tsx';
import { ChoiceChips } from '../kit/choice-chips.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Field } from '../kit/field.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import type { AccessEditor } from './access-editor.view-model.ts';

const Rights = observer(({ editor }: { readonly editor: AccessEditor }) => (
  <FieldGroup label="Rights">
    <Stack as="ul" gap={2}>
      {GIVABLE_RIGHTS.map(({ right, name, opens }) => (
        <li key={right}>
          <Checkbox
            id={`right-${right}`}
            checked={editor.rights.includes(right)}
            disabled={!editor.serves(right) && !editor.rights.includes(right)}
            onChange={(given) => editor.setRight(right, given)}
          >
            {name}
          </Checkbox>
          <CheckboxNote>
            {editor.serves(right) ? opens : 'None of the groups has the answering service'}
          </CheckboxNote>
        </li>
      ))}
    </Stack>
  </FieldGroup>
));

const presetWords = (preset: PresetName): string =>
  preset === 'Custom' ? 'Custom: rights chosen one by one.' : `${preset}: ${PRESET_WORDS[preset]}.`;

/** Who is invited, or what a user may: a preset, its rights one by one, and the groups they count for (domain guide 6.10). */
export const AccessForm = observer(
  ({ editor, onClose }: { readonly editor: AccessEditor; readonly onClose: () => void }) => {
    const { close, question } = useGuardedLeave(editor.dirty, onClose);
    const { form, submission, user } = editor;
    useFocusWrong(form);
    return (
      <>
        {question}
        <SlideOver
          id="access"
          title={user === null ? 'Invite a user' : `Access of ${user.name}`}
          onClose={close}
          foot={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                look="primary"
                type="submit"
                form="access-form"
                busy={submission.busy}
                disabled={!editor.dirty && !submission.busy}
              >
                {user === null ? 'Send invitation' : 'Save'}
              </Button>
            </>
          }
        >
          <Form id="access-form" onSend={() => editor.save()}>
            <Refusal of={submission} />
            {user === null && (
              <>
                <Field {...form.bind('name')} label="Name" autoComplete="off" data-first="" />
                <Field {...form.bind('email')} label="E-mail" type="email" autoComplete="off" />
              </>
            )}
            <ChoiceChips
              id="access-preset"
              label="Preset group"
              options={[
                ...PRESETS.map((value) => ({ value, text: value })),
                ...(editor.preset === 'Custom'
                  ? [{ value: 'Custom' as const, text: 'Custom' }]
                  : []),
              ]}
              value={editor.preset}
              help={presetWords(editor.preset)}
              onChange={(preset) => {
                if (preset !== 'Custom') editor.choose(preset);
              }}
            />
            <FieldGroup label="Access">
              {editor.givable.map(({ siteGroupNum, siteGroupName }) => (
                <Checkbox
                  key={siteGroupNum}
                  id={`group-${siteGroupNum}`}
                  checked={editor.groups.has(siteGroupNum)}
                  onChange={(given) => editor.setGroup(siteGroupNum, given)}
                >
                  {`${siteGroupNum} ${siteGroupName}`}
                </Checkbox>
              ))}
            </FieldGroup>
            <Text tone="muted" size="small">
              {`Sees ${counted(editor.sites, 'site')} of these groups, and those of their branches.`}
              {user === null && ' The link works once, for 72 hours; they choose the username.'}
            </Text>
            <Rights editor={editor} />
          </Form>
        </SlideOver>
      </>
    );
  },
);
