import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { accountInfoSchema } from '#core/account-info/account-info.schema.ts';
import { type RequestedField, requestForm } from '#core/account-info/change-request.schema.ts';
import type { SiteFile } from '#core/site-file/site-file.schema.ts';
import { RequestEditorViewModel } from '../account-changes/request-editor.view-model.ts';
import { RequestFormPanel } from '../account-changes/request-form.tsx';
import { KeptDraft } from '../forms/kept-draft.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';

const makeEditor = (
  model: SiteFileViewModel,
  { account }: SiteFile,
  first: RequestedField | undefined,
) => {
  const { account: gateway, makeKey, ownDrafts } = model.parts;
  const draft = new KeptDraft(ownDrafts, 'accountRequest', {
    base: accountInfoSchema,
    empty: requestForm.show(null),
  });
  return new RequestEditorViewModel({
    ...{ gateway, makeKey, draft, base: account },
    ...(first !== undefined && { first }),
    onAsked: () =>
      model.done('The request was sent', 'The present values stay in force until it is applied.'),
    onLost: () => void model.reading.reload(),
  });
};

/** Where help is sent and what operators are told for ever: asked for, approved, and applied by the provider (domain guide 6.7 "Request"). */
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
    const [editor] = useState(() => makeEditor(model, base, first));
    return (
      <RequestFormPanel
        editor={editor}
        note="Responders are sent by these fields. A change is asked for here, approved by your company and applied by the monitoring center; the present values stay in force until then."
        onClose={() => model.close()}
      />
    );
  },
);
