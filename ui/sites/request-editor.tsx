import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { RequestedField } from '#core/account-info/change-request.schema.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { RequestEditorViewModel } from '../account-changes/request-editor.view-model.ts';
import { RequestFormPanel } from '../account-changes/request-form.tsx';
import { draftsOf } from './editor-drafts.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';

const makeEditor = (
  model: SiteFileViewModel,
  { account }: SiteFile,
  first: RequestedField | undefined,
) => {
  const { account: gateway, makeKey } = model.parts;
  const draft = draftsOf(model).request;
  const done = model.closing();
  const found = draft.found?.base?.siteNum === account.siteNum ? draft.take() : null;
  const unsaved = () => editor.edit.unsaved;
  const editor: RequestEditorViewModel = new RequestEditorViewModel({
    gateway,
    makeKey,
    draft,
    base: account,
    ...(first !== undefined && { first }),
    onAsked: () => {
      draft.drop(unsaved);
      done('The request was sent', 'Current values stay in effect until it is applied.');
    },
    onLost: () => void model.reading.reload(),
  });
  if (found !== null) editor.edit.begin(found.base ?? account, found.values);
  return { editor, unsaved };
};

/**
 * The form that requests a change of the dispatch address or of permanent instructions. The request must be approved
 * before the provider applies it (domain guide 6.7 "Request").
 */
export const RequestEditor = observer(
  ({
    model,
    base,
    first,
  }: {
    readonly model: SiteFileViewModel;
    readonly base: SiteFile;
    readonly first?: RequestedField | undefined;
  }) => {
    const [{ editor, unsaved }] = useState(() => makeEditor(model, base, first));
    useEffect(() => {
      const { draft } = editor;
      draft.follow(unsaved);
      return () => draft.rest();
    }, [editor, unsaved]);
    return (
      <RequestFormPanel
        editor={editor}
        note="Responders rely on these fields. Request a change here. Your company approves it and the monitoring center applies it. Current values stay in effect until then."
        onClose={() => model.close()}
      />
    );
  },
);
