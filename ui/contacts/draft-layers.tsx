import { observer } from 'mobx-react-lite';
import type { ContactList } from '#core/contacts/contact-list.schema.ts';
import { ContactFormPanel } from './contact-form.tsx';
import { ContactPastePanel } from './contact-paste.tsx';
import { ContactQuestions } from './contact-questions.tsx';
import type { ContactsViewModel } from './contacts.view-model.ts';

interface Props {
  readonly model: ContactsViewModel;
  readonly list: ContactList;
}

/** Shows the panel or dialog that is open over the call list of a new account. */
export const DraftLayers = observer(({ model, list }: Props) => (
  <>
    {model.editor !== null && (
      <ContactFormPanel
        editor={model.editor}
        maySetPin={model.maySetPin}
        onClose={() => model.close()}
      />
    )}
    {model.paste.open && <ContactPastePanel paste={model.paste} list={list} />}
    <ContactQuestions model={model} list={list} />
  </>
));
