import ClipboardDocumentListIcon from '@heroicons/react/20/solid/ClipboardDocumentListIcon';
import DocumentDuplicateIcon from '@heroicons/react/20/solid/DocumentDuplicateIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ContactList, SeenContactList } from '#core/contacts/contact-list.schema.ts';
import { contactsApi } from '#core/contacts/contacts.api.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import type { Act } from '../shell/acts/acts-in-place.rule.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { SitePart, usePartSite } from '../shell/site-part.tsx';
import { useModel } from '../shell/use-model.ts';
import { CallListCard } from './call-list-card.tsx';
import { ContactsViewModel } from './contacts.view-model.ts';
import { GroupContactsCard } from './group-contacts-card.tsx';
import { ListWarnings } from './list-warnings.tsx';
import { useCallAddress } from './use-call-question.ts';
import { NEW_CONTACT, useContactAddress } from './use-contact-address.ts';
import { WhoWouldWeCall } from './who-would-we-call.tsx';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

/** The code of panels and dialogs is loaded when one first opens. */
const Layers = lazyComponent(async () => (await import('./contact-layers.tsx')).ContactLayers);

interface Props {
  readonly model: ContactsViewModel;
  readonly list: ContactList;
}

/** Opens and closes the contact form according to the URL, so that reload, Back and links work (ui README §8). */
const useEditorOfAddress = (model: ContactsViewModel, list: ContactList): void => {
  const { named, close } = useContactAddress();
  const { editor } = model;
  const follow = useEffectEvent((id: string | null) => {
    if (id === null) {
      model.close();
      return;
    }
    const contact = list.contacts.find((one) => one.id === id && !one.inherited) ?? null;
    if (model.editor === null && model.mayChange && (contact !== null || id === NEW_CONTACT))
      model.edit(list, contact);
  });
  // Runs only when the URL changes, because a reload of the list must not reset typed text.
  useEffect(() => follow(named), [model, named]);
  const stood = useRef(false);
  const leave = useEffectEvent(() => {
    if (named !== null) close();
  });
  useEffect(() => {
    // When the form closes, the page also leaves the form's URL.
    if (editor === null && stood.current) leave();
    stood.current = editor !== null;
  }, [editor]);
};

const Content = observer(({ model, list }: Props) => {
  const { wide } = useCallAddress();
  const { open } = useContactAddress();
  useEditorOfAddress(model, list);
  const { draft } = model;
  const isHere =
    draft.found !== null &&
    (draft.found.base === null || list.contacts.some(({ id }) => id === draft.found?.base?.id));
  const { today } = model.siteDay(list);
  const { acts, copying, editor, paste } = model;
  const isOpen = editor !== null || paste.open || copying.open || acts.asked !== null;
  return (
    <Stack gap={4}>
      {model.mayChange && model.editor === null && isHere && (
        <DraftOffer
          what="a contact"
          draft={draft}
          onGoOn={() => open(draft.found?.base?.id ?? NEW_CONTACT)}
        />
      )}
      {model.mayChange && !paste.open && paste.kept(list) && (
        <DraftOffer what="pasted contacts" draft={paste.draft} onGoOn={() => paste.begin(list)} />
      )}
      <Grid columns={wide ? 'dockedWide' : 'docked'} gap={4}>
        <Stack gap={4}>
          <CallListCard
            model={model}
            list={list}
            close={wide}
            onOpen={open}
            onAdd={() => open(NEW_CONTACT)}
          />
          <GroupContactsCard list={list} />
          <ListWarnings list={list} today={today} />
        </Stack>
        <WhoWouldWeCall model={model} list={list} />
      </Grid>
      {isOpen && <Layers model={model} list={list} />}
    </Stack>
  );
});

/** Returns what a person can do with the call list. Call it in an `observer`. */
const useActs = (model: ContactsViewModel, list: SeenContactList | null): readonly Act[] => {
  const { open } = useContactAddress();
  if (list === null || !model.mayChange) return [];
  const mayCopy = list.hasOtherSites && list.contacts.some(({ inherited }) => !inherited);
  const copy: Act = {
    id: 'copy',
    text: 'Copy to other sites',
    icon: DocumentDuplicateIcon,
    onSelect: () => model.copying.begin(list),
  };
  return [
    {
      id: 'paste',
      text: 'Paste contacts',
      icon: ClipboardDocumentListIcon,
      onSelect: () => model.paste.begin(list),
    },
    ...(mayCopy ? [copy] : []),
    {
      id: 'add',
      text: 'Add contact',
      icon: PlusIcon,
      primary: true,
      onSelect: () => open(NEW_CONTACT),
    },
  ];
};

/** The page that shows who is called about a site and in which order (domain guide 6.2). */
export const ContactsPage = observer(() => {
  const model = useModel('contacts');
  const siteNum = usePartSite();
  const { reading } = model;
  useEffect(() => {
    reading.open(siteNum);
  }, [reading, siteNum]);
  const list = reading.siteNum === siteNum ? reading.value : null;
  return (
    <SitePart
      title="Contacts"
      lead="We call from the top until someone answers with a passcode."
      acts={useActs(model, list)}
      {...(model.mayChange && list === null && { awaits: { actions: 3 } })}
    >
      {siteNum !== null && (
        <LoadedView from={reading.source} waiting="Loading the contacts">
          {(value) => <Content model={model} list={value} />}
        </LoadedView>
      )}
    </SitePart>
  );
});

/** The section of a site's call list, for customers and dealers. Staff whose impersonation is in `look` mode can change nothing. */
export const section = createSection(ContactsPage, {
  contacts: ({ clock, context, files, live, ownDrafts, toasts, gatewayOf, ids, wallClock }) => {
    const rights = siteRights({ context });
    return new ContactsViewModel({
      clock,
      files,
      live,
      ownDrafts,
      toasts,
      gateway: gatewayOf(contactsApi),
      ids,
      wallClock,
      mayChange: rights.mayChange('contactsEdit'),
      maySetPin: rights.mayChange('sitePasscodeEdit'),
    });
  },
});
