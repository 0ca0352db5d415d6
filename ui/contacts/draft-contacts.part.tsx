import ClipboardDocumentListIcon from '@heroicons/react/20/solid/ClipboardDocumentListIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import { NO_SITE_YET } from '#core/new-account/draft.store.ts';
import { draftContactsStore } from '#core/new-account/draft-contacts.store.ts';
import { CallListCard } from './call-list-card.tsx';
import { ContactsViewModel } from './contacts.view-model.ts';
import { ListWarnings } from './list-warnings.tsx';
import { Button } from '../kit/button.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { draftParts } from '../sections/draft-parts.ts';
import { createSection } from '../sections/section.ts';

interface Props {
  readonly model: ContactsViewModel;
  readonly list: ContactList;
}

const Layers = lazyComponent(async () => (await import('./draft-layers.tsx')).DraftLayers);

const Shown = observer(({ model, list }: Props) => {
  const { today } = model.siteDay(list);
  const add = (): void => model.edit(list, null);
  const open = (id: string): void =>
    model.edit(list, list.contacts.find((one) => one.id === id) ?? null);
  return (
    <WizardCard
      title="Contacts"
      about="who is called, in this order"
      actions={
        <>
          <Button
            size="sm"
            icon={<ClipboardDocumentListIcon width={16} height={16} />}
            onClick={() => model.paste.begin(list)}
          >
            Paste contacts
          </Button>
          <Button size="sm" icon={<PlusIcon width={16} height={16} />} onClick={add}>
            Add contact
          </Button>
        </>
      }
    >
      <WizardPart>
        <Stack gap={4}>
          <CallListCard
            model={model}
            list={list}
            close
            hasFiles={false}
            onOpen={open}
            onAdd={add}
          />
          <ListWarnings list={list} today={today} />
          <Text size="small" tone="muted">
            PINs are set after the account is created, with the other codes.
          </Text>
        </Stack>
      </WizardPart>
      <Layers model={model} list={list} />
    </WizardCard>
  );
});

/** The call list of a draft account, edited with the same components as a site's (domain guide 6.18). */
export const DraftContacts = observer(() => {
  const model = useModel('newAccountContacts');
  const { reading } = model;
  useEffect(() => {
    reading.open(NO_SITE_YET);
  }, [reading]);
  return (
    <LoadedView from={reading.source} waiting="Loading the contacts">
      {(list) => <Shown model={model} list={list} />}
    </LoadedView>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly newAccountContacts: ContactsViewModel;
  }
}

export const section = createSection(DraftContacts, {
  newAccountContacts: (parts) =>
    new ContactsViewModel({
      ...draftParts(parts),
      gateway: draftContactsStore(parts.model('newAccount')),
      clock: parts.clock,
      files: parts.files,
      wallClock: parts.wallClock,
      mayChange: true,
      maySetPin: false,
    }),
});
