import * as mini from '@heroicons/react/20/solid';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attentionPath } from '#core/attention/attention-path.rule.ts';
import { attentionPlace } from '#core/attention/attention-title.rule.ts';
import {
  NOTE_MOST,
  type Attention,
  type AttentionAct,
  type AttentionItem,
} from '#core/attention/attention.schema.ts';
import { Button } from '../kit/button.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { Menu } from '../kit/menu.tsx';
import { Notice } from '../kit/notice.tsx';
import { SettledSelect } from '../kit/several/settled-select.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { withChosen } from '../kit/several/with-chosen.rule.ts';
import { WorkActions, WorkFact } from './work-item.look.tsx';
import type { AttentionViewModel } from './attention.view-model.ts';

const HOUR = 3600000;
const SNOOZES = [
  { id: '1', text: 'For 1 hour', ms: HOUR },
  { id: '4', text: 'For 4 hours', ms: 4 * HOUR },
  { id: '24', text: 'For a day', ms: 24 * HOUR },
  { id: '168', text: 'For a week', ms: 168 * HOUR },
] as const;
const NOBODY = 'nobody';

interface Props {
  readonly model: AttentionViewModel;
  readonly item: AttentionItem;
  readonly known: Attention;
  /** Performs the action, then focuses this item or the next one. */
  readonly onSay: (act: AttentionAct) => Promise<void>;
}

const Facts = ({
  item: { state, text, timeZone },
  known: { asOf },
}: Pick<Props, 'item' | 'known'>) => {
  const { acknowledgedAt, acknowledgedBy, assignedTo, note, noteBy, snoozedBy, snoozedUntil } =
    state;
  const when = (at: string): string => formatZonedMoment(at, asOf, timeZone);
  return (
    <>
      <p>{text}</p>
      {acknowledgedBy !== null && acknowledgedAt !== null && (
        <WorkFact>
          <mini.CheckIcon aria-hidden />
          {`${acknowledgedBy} acknowledged it, ${when(acknowledgedAt)}`}
        </WorkFact>
      )}
      {snoozedUntil !== null && snoozedUntil > asOf && (
        <WorkFact>
          <mini.MoonIcon aria-hidden />
          {`${snoozedBy ?? 'Someone'} snoozed it until ${when(snoozedUntil)}`}
        </WorkFact>
      )}
      {assignedTo !== null && (
        <WorkFact>
          <mini.UserIcon aria-hidden />
          {`Assigned to ${assignedTo.name}`}
        </WorkFact>
      )}
      {note !== null && (
        <WorkFact>
          <mini.ChatBubbleLeftIcon aria-hidden />
          {`${note} (${noteBy ?? 'someone'})`}
        </WorkFact>
      )}
    </>
  );
};

const NoteField = observer(({ model, item, onSay }: Omit<Props, 'known'>) => {
  const before = item.state.note ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    await onSay({ act: 'note', text: typed ?? '' });
    if (!model.refused.has(item.key)) setTyped(null);
  };
  return (
    <>
      <TextAreaField
        id="attention-note"
        label="Note"
        value={typed ?? before}
        counter={`${(typed ?? before).length} / ${NOTE_MOST}`}
        error={
          (typed ?? '').length > NOTE_MOST
            ? `${(typed ?? '').length - NOTE_MOST} characters over the limit.`
            : null
        }
        onChange={setTyped}
      />
      {typed !== null && typed !== before && typed.length <= NOTE_MOST && (
        <Button size="sm" busy={model.saying.busy} onClick={() => void save()}>
          Save note
        </Button>
      )}
    </>
  );
});

const Presses = observer(({ model, item, known, onSay }: Props) => {
  const { acknowledgedBy, assignedTo, snoozedUntil } = item.state;
  const isDone = acknowledgedBy !== null || (snoozedUntil !== null && snoozedUntil > known.asOf);
  const busy = model.saying.busy && model.pressed === item.key;
  const snooze = (ms: number): void => {
    const until = new Date(Date.parse(known.asOf) + ms).toISOString();
    void onSay({ act: 'snooze', until });
  };
  return (
    <>
      <WorkActions>
        <Button
          size="sm"
          busy={busy}
          onClick={() => void onSay({ act: isDone ? 'reopen' : 'acknowledge' })}
        >
          {isDone ? 'Reopen' : 'Acknowledge'}
        </Button>
        <Menu
          label="Snooze"
          entries={SNOOZES.map(({ id, text, ms }) => ({
            id,
            text,
            icon: mini.MoonIcon,
            onSelect: () => snooze(ms),
          }))}
          button={(wear) => (
            <Button size="sm" {...wear}>
              Snooze
            </Button>
          )}
        />
      </WorkActions>
      <SettledSelect
        id="attention-colleague"
        label="Assigned to"
        placeholder="Unassigned"
        value={assignedTo?.id ?? NOBODY}
        options={withChosen(
          [
            { value: NOBODY, text: 'Unassigned' },
            ...known.colleagues.map(({ id, name }) => ({ value: id, text: name })),
          ],
          assignedTo?.id,
          assignedTo?.name,
        )}
        onChange={(to) => void onSay({ act: 'assign', to: to === NOBODY ? null : to })}
      />
      <NoteField model={model} item={item} onSay={onSay} />
    </>
  );
});

/** Shows an item's details, a link to the screen where it is handled, and its actions. */
export const AttentionDetails = observer((props: Props) => {
  const { model, item } = props;
  const refused = model.refused.get(item.key);
  return (
    <>
      {refused !== undefined && (
        <Notice tone="trouble" role="alert">
          {refused}
        </Notice>
      )}
      <Facts {...props} />
      <TextLink>
        <Link to={attentionPath(item)}>{attentionPlace(item.kind)}</Link>
      </TextLink>
      {model.mayChange && <Presses key={item.key} {...props} />}
    </>
  );
});
