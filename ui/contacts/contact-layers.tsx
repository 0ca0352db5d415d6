import { observer } from 'mobx-react-lite';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import { ContactCopyPanel } from './contact-copy.tsx';
import { ContactFormPanel } from './contact-form.tsx';
import { ContactPastePanel } from './contact-paste.tsx';
import { ContactQuestions } from './contact-questions.tsx';
import type { ContactsViewModel } from './contacts.view-model.ts';
import { useContactAddress } from './use-contact-address.ts';

interface Props {
  readonly model: ContactsViewModel;
  readonly list: ContactList;
}

/** Shows the panel or dialog that is open over the call list. */
export const ContactLayers = observer(({ model, list }: Props) => {
  const { close } = useContactAddress();
  return (
    <>
      {model.editor !== null && (
        <ContactFormPanel editor={model.editor} maySetPin={model.maySetPin} onClose={close} />
      )}
      {model.paste.open && <ContactPastePanel paste={model.paste} list={list} />}
      {model.copying.open && <ContactCopyPanel copying={model.copying} list={list} />}
      <ContactQuestions model={model} list={list} />
    </>
  );
});
