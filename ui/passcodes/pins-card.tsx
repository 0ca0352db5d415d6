import PauseIcon from '@heroicons/react/16/solid/PauseIcon';
import KeyIcon from '@heroicons/react/24/outline/KeyIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { ListedPin } from '#core/passcodes/site-passcodes.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Card } from '../kit/card.tsx';
import { CodeTable } from './code-table.look.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row } from '../kit/stack.ts';
import { CellNote } from '../kit/table.tsx';
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
import { verifiedText } from './valid-text.ts';

const PinState = ({ state }: Pick<ListedPin, 'state'>) =>
  state !== 'Active' && (
    <Badge tone={state === 'Suspended' ? 'trouble' : 'neutral'} icon={PauseIcon}>
      {state}
    </Badge>
  );

const PinRow = observer(({ model, codes, pin }: Shown & { readonly pin: ListedPin }) => {
  const id = pin.contactId;
  const which = codeKey({ of: 'pin', id });
  const name = `the PIN of ${pin.name}`;
  const { asOf, timeZone } = codes;
  return (
    <tr data-chosen={model.stands === which ? '' : undefined}>
      <td>
        <Chooser model={model} which={which} name={pin.name} />
        {pin.relation !== null && <CellNote>{pin.relation}</CellNote>}
      </td>
      <td>
        <HiddenCode reveal={model.reveal} which={which} name={name} />
        <Changed code={pin} codes={codes} />
      </td>
      <td>
        <Level level={pin.authority} />
      </td>
      <td>
        <PinState state={pin.state} />
      </td>
      <td>
        <TwoLines label="Last verified:" {...verifiedText(pin.lastVerifiedAt, asOf, timeZone)} />
      </td>
      <td>
        {model.mayChange && (
          <RowMenu
            name={name}
            editText="Change"
            onEdit={() => model.forms.setPin(codes, id)}
            removeText="Remove"
            onRemove={() =>
              void model.removal.remove({
                which: { of: 'pin', id },
                rev: pin.rev,
                name: `The PIN of ${pin.name}`,
              })
            }
          />
        )}
      </td>
    </tr>
  );
});

/** The PINs of a site's contacts. The contacts are edited on another screen. */
export const PinsCard = observer(
  ({ model, codes, contacts }: Shown & { readonly contacts: ReactNode }) => {
    const { pins, withoutPin } = codes;
    const mayAdd = model.mayChange && withoutPin.length > 0;
    return (
      <Card
        title="Contact PINs"
        count={pins.length}
        inset={false}
        clipped={false}
        actions={
          <Row gap={4} wrap={1}>
            {mayAdd && (
              <LinkButton size="sm" onClick={() => model.forms.setPin(codes, null)}>
                Set a PIN
              </LinkButton>
            )}
            {contacts}
          </Row>
        }
      >
        {pins.length === 0 ? (
          <EmptyState
            icon={KeyIcon}
            title="No contact has a PIN."
            text="A PIN is a passcode of one person on the call list, one per person."
          />
        ) : (
          <CodeTable headless>
            <Heads of={['Contact', 'PIN', 'Authority', 'State', 'Last verified']} />
            <tbody>
              {pins.map((pin) => (
                <PinRow key={pin.contactId} model={model} codes={codes} pin={pin} />
              ))}
            </tbody>
          </CodeTable>
        )}
      </Card>
    );
  },
);
