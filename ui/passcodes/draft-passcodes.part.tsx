import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import KeyIcon from '@heroicons/react/24/outline/KeyIcon';
import { observer } from 'mobx-react-lite';
import { authorityText } from '#core/contacts/contact-text.ts';
import { DURESS } from '#core/new-account/check-draft-codes.rule.ts';
import type { ListedPasscode, SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { draftPasscodesStore } from '#core/new-account/draft-passcodes.store.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { Notice } from '../kit/notice.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import { PasscodeFormPanel } from './passcode-form.tsx';
import { SecretFormDialog } from './secret-form.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { DraftPasscodesViewModel } from './draft-passcodes.view-model.ts';
import { draftParts } from '../sections/draft-parts.ts';
import { createSection } from '../sections/section.ts';

interface Props {
  readonly model: DraftPasscodesViewModel;
  readonly codes: SitePasscodes;
}

const kindOf = ({ authority, kind, ofAccount }: ListedPasscode): string => {
  if (kind === 'technician') return 'Tech ID';
  return `${authorityText(authority)}${ofAccount ? ' · account passcode' : ''}`;
};

const Passcodes = observer(({ model, codes }: Props) => (
  <RowTable
    columns={[
      {
        head: 'Holder',
        marks: 'strong',
        cell: (code) => (
          <LinkButton onClick={() => model.forms.edit(codes, code)}>{code.holder}</LinkButton>
        ),
      },
      { head: 'Authority', marks: 'second', cell: kindOf },
      {
        head: 'Code',
        marks: 'second',
        cell: ({ id }) => (model.isTyped(id) ? '••••••' : 'Type it again'),
      },
      {
        head: '',
        label: 'Actions',
        marks: 'beside',
        cell: (code) => (
          <IconButton
            label={`Remove the passcode of ${code.holder}`}
            onClick={() => void model.remove(code)}
          >
            <TrashIcon />
          </IconButton>
        ),
      },
    ]}
    rows={codes.passcodes}
    rowKey={({ id }) => id}
    empty={{
      icon: KeyIcon,
      title: 'No passcode on file.',
      text: 'Nobody on site can stop a false alarm by phone – add one.',
    }}
  />
));

const Duress = observer(({ model, codes }: Props) => {
  const isSet = codes.duress?.isSet === true;
  return (
    <Stack gap={3}>
      <Heading as="h3">Duress code</Heading>
      <Text size="small" tone="muted">
        {isSet
          ? `Saved under ${codes.duress?.holder ?? ''}. ${model.isTyped(DURESS) ? 'Its code is entered.' : 'Enter its code again.'}`
          : 'Optional. It sounds like a passcode and means “I am forced”: it is accepted, and help is sent.'}
      </Text>
      <Row gap={3} wrap={2}>
        <Button size="sm" onClick={() => model.forms.setDuress(codes)}>
          {isSet ? 'Change duress code' : 'Set a duress code'}
        </Button>
        {isSet && (
          <Button size="sm" onClick={() => void model.removeDuress()}>
            Remove
          </Button>
        )}
      </Row>
    </Stack>
  );
});

const Shown = observer(({ model, codes }: Props) => {
  const { forms } = model;
  const close = (): void => forms.close();
  return (
    <WizardCard
      title="Passcodes"
      about="what people say on the phone, not the keypad code"
      actions={
        <Button
          size="sm"
          icon={<PlusIcon width={16} height={16} />}
          onClick={() => forms.edit(codes, null)}
        >
          Add passcode
        </Button>
      }
    >
      <WizardPart>
        <Stack gap={4}>
          <Passcodes model={model} codes={codes} />
          <Notice tone="info">
            <p>
              Codes stay on this page only and are never saved in a draft. If you continue the draft
              later, enter them again.
            </p>
          </Notice>
        </Stack>
      </WizardPart>
      <WizardPart>
        <Duress model={model} codes={codes} />
      </WizardPart>
      {forms.editor !== null && <PasscodeFormPanel editor={forms.editor} onClose={close} />}
      {forms.secret !== null && (
        <SecretFormDialog editor={forms.secret} codes={codes} onClose={close} />
      )}
    </WizardCard>
  );
});

/** Edits the spoken codes of an account draft in the same forms as a site's codes (domain guide 6.18). */
export const DraftPasscodes = observer(() => {
  const model = useModel('newAccountPasscodes');
  return (
    <LoadedView from={model.source} waiting="Loading the passcodes">
      {(codes) => <Shown model={model} codes={codes} />}
    </LoadedView>
  );
});

/** The spoken codes of an account draft. */
export const section = createSection(DraftPasscodes, {
  newAccountPasscodes: (parts) => {
    const store = parts.model('newAccount');
    const gateway = draftPasscodesStore(store, () => store.today);
    return new DraftPasscodesViewModel({ ...draftParts(parts), store, gateway });
  },
});
