import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { refuseOtherFile } from '#core/documents/check-file-bytes.rule.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { ChosenDocument } from '../documents/chosen-document.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { Submission } from '../forms/submission.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/**
 * Uploads one document about a site. A repeated press reuses the document's id, so that the document is stored only once
 * (domain guide 6.11 "Documents").
 */
export const DocumentUpload = observer(
  ({ model, base }: { readonly model: SiteFileViewModel; readonly base: SiteFile }) => {
    const { gateway, newId } = model.parts;
    const [chosen] = useState(() => new ChosenDocument(null, refuseOtherFile));
    const [submission] = useState(() => new Submission());
    const [key] = useState(() => model.parts.makeKey());
    const [id] = useState(newId);
    const send = async (): Promise<void> => {
      const { change } = chosen;
      if (chosen.reading) return;
      if (change.kind !== 'replace') {
        chosen.demand();
        return;
      }
      const { document } = change;
      // A retry of the same document keeps its id; another document gets a new id.
      const documentId = key.for([id, document.name, document.bytes.length]);
      await submission.press(
        () =>
          gateway.addDocument({ sn: base.account.siteNum, id: documentId }, { upload: document }),
        (answer) => {
          if (!answer.ok)
            return explain(answer.error, 'The document could not be stored. It is still chosen.');
          model.done('The document was stored');
          return null;
        },
      );
    };
    return (
      <FormDialog
        id="add-document"
        title="Add document"
        press="Store"
        busy={submission.busy || chosen.reading}
        onClose={() => model.close()}
        onSubmit={() => void send()}
      >
        <Refusal of={submission} />
        <DocumentField
          id="document-file"
          label="Document"
          counter="PDF, PNG or JPEG, at most 10 MB"
          accept=".pdf,.png,.jpg,.jpeg"
          noun="file"
          document={chosen}
        />
      </FormDialog>
    );
  },
);
