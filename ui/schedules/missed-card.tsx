import PencilSquareIcon from '@heroicons/react/16/solid/PencilSquareIcon';
import { observer } from 'mobx-react-lite';
import {
  CHECK_KINDS,
  CHECK_REACTIONS,
  CHECKS,
  SUPERVISION_KINDS,
} from '#core/schedules/check-kinds.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { chooseKind, kindOf, type ReactionsEditor } from './reactions-editor.ts';
import type { SchedulesViewModel } from './schedules.view-model.ts';

const OWN = 'Custom';

const WORDS = {
  Off: 'Nothing happens.',
  'Log only': 'Logged in history. Nobody is notified.',
  Notify: 'Contacts are notified by text or email.',
  Call: 'An operator calls.',
} as const;

/** A panel with the form for the reaction to each missed check. */
export const ReactionsForm = observer(
  ({ editor, onClose }: { readonly editor: ReactionsEditor; readonly onClose: () => void }) => {
    const { form } = editor;
    const kinds = Object.keys(SUPERVISION_KINDS).map((name) => ({ value: name, text: name }));
    return (
      <EditorPanel
        name="reactions"
        title="If opening or closing is missed"
        editor={editor}
        onClose={onClose}
      >
        <SelectField
          id="reactions-kind"
          label="Service kind"
          help="Sets all six. You can change each one."
          placeholder={OWN}
          value={kindOf(form.values) ?? ''}
          options={kinds}
          onChange={(name) => chooseKind(editor, name)}
        />
        {CHECKS.map((check) => (
          <SelectField
            key={check}
            id={`reactions-${check}`}
            label={CHECK_KINDS[check].label}
            help={WORDS[form.values[check]]}
            placeholder=""
            value={form.values[check]}
            options={CHECK_REACTIONS.map((value) => ({ value, text: value }))}
            onChange={(reaction) => form.type(check, reaction)}
          />
        ))}
      </EditorPanel>
    );
  },
);

/** The reactions to a missed check, with a button that edits them (domain guide 6.5 "Reaction"). */
export const MissedCard = observer(
  ({ model, site }: { readonly model: SchedulesViewModel; readonly site: SiteSchedules }) => {
    const { values } = site.reactions;
    const { editors } = model;
    return (
      <Card
        title="If opening or closing is missed"
        actions={
          model.mayEdit ? (
            <Button size="sm" icon={<PencilSquareIcon />} onClick={() => editors.react(site)}>
              Edit
            </Button>
          ) : undefined
        }
      >
        <Stack gap={2}>
          <Text size="small" tone="muted">
            {kindOf(values) ?? OWN}
          </Text>
          <Facts
            facts={CHECKS.map((check) => ({
              name: CHECK_KINDS[check].label,
              value: <Strong>{values[check]}</Strong>,
            }))}
          />
        </Stack>
        {editors.reactions !== null && (
          <ReactionsForm editor={editors.reactions} onClose={() => editors.close()} />
        )}
      </Card>
    );
  },
);
