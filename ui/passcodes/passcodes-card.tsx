import EyeIcon from '@heroicons/react/16/solid/EyeIcon';
import ShieldCheckIcon from '@heroicons/react/16/solid/ShieldCheckIcon';
import WrenchIcon from '@heroicons/react/16/solid/WrenchIcon';
import KeyIcon from '@heroicons/react/24/outline/KeyIcon';
import { observer } from 'mobx-react-lite';
import { instantOf, isoInstant } from '#core/kernel/instant.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { HIDDEN_CODE } from '#core/passcodes/hidden-codes.ts';
import type { ListedPasscode } from '#core/passcodes/site-passcodes.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card, CardNotes } from '../kit/card.tsx';
import { CodeSlot, CodeSlotNote } from '../kit/code-slot.ts';
import { CodeTable } from './code-table.look.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatTime, formatZone, formatZonedMoment } from '../kit/format-time.ts';
import { IconLine } from '../kit/icon-line.tsx';
import { CellNote } from '../kit/table.tsx';
import { Strong } from '../kit/text.ts';
import { HiddenCode } from '../shell/hidden-code.tsx';
import {
  Changed,
  Chooser,
  Heads,
  Level,
  RowMenu,
  type Shown,
  TwoLines,
} from './code-row-parts.tsx';
import { codeKey } from './passcodes.view-model.ts';
import { validText, verifiedText } from './valid-text.ts';

const aboutOf = ({ kind, ofAccount }: ListedPasscode): string | null => {
  if (ofAccount) return 'Account passcode';
  return kind === 'technician' ? 'Technician' : null;
};

const PasscodeRow = observer(
  ({ model, codes, code }: Shown & { readonly code: ListedPasscode }) => {
    const which = codeKey({ of: 'passcode', id: code.id });
    const { asOf, timeZone, today } = codes;
    const about = aboutOf(code);
    const name = `the passcode of ${code.holder}`;
    return (
      <tr data-chosen={model.stands === which ? '' : undefined}>
        <td>
          <Chooser model={model} which={which} name={code.holder} />
          {about !== null && about !== code.holder && <CellNote>{about}</CellNote>}
        </td>
        <td>
          {code.canReveal ? (
            <HiddenCode reveal={model.reveal} which={which} name={name} />
          ) : (
            <CodeSlot>
              <span aria-hidden data-dots="">
                {HIDDEN_CODE}
              </span>
              <CodeSlotNote>Change it to reveal</CodeSlotNote>
            </CodeSlot>
          )}
          <Changed code={code} codes={codes} />
        </td>
        <td>
          {code.kind === 'technician' ? (
            <Badge tone="neutral" icon={WrenchIcon}>
              Tech ID
            </Badge>
          ) : (
            <Level level={code.authority} />
          )}
        </td>
        <td>
          <TwoLines label="Valid:" {...validText(code, today)} />
        </td>
        <td>
          <TwoLines label="Last verified:" {...verifiedText(code.lastVerifiedAt, asOf, timeZone)} />
        </td>
        <td>
          {model.mayChange && (
            <RowMenu
              name={name}
              editText="Change"
              onEdit={() => model.forms.edit(codes, code)}
              removeText="Delete"
              onRemove={
                code.ofAccount
                  ? null
                  : () =>
                      void model.removal.remove({
                        which: { of: 'passcode', id: code.id },
                        rev: code.rev,
                        name: `The passcode of ${code.holder}`,
                      })
              }
            />
          )}
        </td>
      </tr>
    );
  },
);

/** Shows until when codes can be revealed without another password check. */
const Checked = observer(({ model, codes, only }: Shown & { readonly only: 'wide' | 'phone' }) => {
  const { checkedAt } = model.reveal;
  if (checkedAt === null) return null;
  const until = isoInstant(instantOf(checkedAt) + DURATIONS.freshCheck);
  const { timeZone } = codes;
  return (
    <IconLine icon={ShieldCheckIcon} only={only}>
      {`You confirmed it is you at ${formatTime(checkedAt, timeZone)}, good until ${formatTime(until, timeZone)} ${formatZone(until, timeZone)}`}
    </IconLine>
  );
});

/**
 * Shows which code was last revealed. On phones the foot also shows the password check, because the card head has no room
 * for the check.
 */
const Foot = observer(({ model, codes }: Shown) => {
  const { asOf, lastReveal, timeZone } = codes;
  if (lastReveal === null && model.reveal.checkedAt === null) return null;
  return (
    <CardNotes>
      <Checked model={model} codes={codes} only="phone" />
      {lastReveal !== null && (
        <IconLine icon={EyeIcon}>
          Recorded in this site’s changes:{' '}
          <Strong ink>{lastReveal.of === 'pin' ? 'PIN revealed' : 'Passcode revealed'}</Strong>
          {` (${lastReveal.holder}), ${lastReveal.by}, ${formatZonedMoment(lastReveal.at, asOf, timeZone)}`}
        </IconLine>
      )}
    </CardNotes>
  );
});

/** The passcodes of a site, each with holder and validity. */
export const PasscodesCard = observer(({ model, codes }: Shown) => {
  const { passcodes } = codes;
  return (
    <Card
      title="Site passcodes"
      count={passcodes.length}
      inset={false}
      clipped={false}
      actions={<Checked model={model} codes={codes} only="wide" />}
    >
      {passcodes.length === 0 ? (
        <EmptyState
          icon={KeyIcon}
          title="No passcode on file."
          text="Nobody on site can stop a false alarm by phone – add one."
          {...(model.mayChange && {
            action: (
              <Button size="sm" onClick={() => model.forms.edit(codes, null)}>
                Add passcode
              </Button>
            ),
          })}
        />
      ) : (
        <CodeTable>
          <Heads of={['Holder', 'Passcode', 'Authority', 'When valid', 'Last verified']} />
          <tbody>
            {passcodes.map((code) => (
              <PasscodeRow key={code.id} model={model} codes={codes} code={code} />
            ))}
          </tbody>
        </CodeTable>
      )}
      <Foot model={model} codes={codes} />
    </Card>
  );
});
