import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { DocumentField } from '../documents/document-field.tsx';
import { DocumentUploadViewModel } from '../documents/document-upload.view-model.ts';
import { FormDialog, Refusal } from '../forms/form.tsx';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import type { SiteFileViewModel } from './site-file.view-model.ts';

/** A dialog that uploads one document about a site (domain guide 6.11 "Documents"). */
export const DocumentUpload = observer(
  ({ model, base }: { readonly model: SiteFileViewModel; readonly base: SiteFile }) => {
    const { gateway, newId } = model.parts;
    const [upload] = useState(() => {
      const done = model.closing();
      return new DocumentUploadViewModel({
        add: (id, document) =>
          gateway.addDocument({ sn: base.account.siteNum, id }, { upload: document }),
        newId,
        onStored: (isLast) => {
          const title = 'The document was uploaded';
          if (isLast) done(title);
          else model.changed(title);
        },
      });
    });
    const { chosen, submission } = upload;
    useUnsavedWork(chosen.changed || submission.busy, () => model.close());
    return (
      <FormDialog
        id="add-document"
        title="Add document"
        press="Upload"
        busy={submission.busy || chosen.reading}
        onClose={() => model.close()}
        onSubmit={() => void upload.send()}
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
