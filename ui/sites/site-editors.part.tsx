import { observer } from 'mobx-react-lite';
import { siteTemplatesApi } from '#core/sites/site-templates.api.ts';
import { AgenciesEditor } from './agencies-editor.tsx';
import { DeviceEditor } from './device-editor.tsx';
import { DraftOffers } from './draft-offers.tsx';
import { SiteDocumentPreview } from './site-document-preview.tsx';
import { DocumentUpload } from './document-upload.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NoteEditor } from './note-editor.tsx';
import { OutOfServiceEditor } from './out-of-service-editor.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import { RequestEditor } from './request-editor.tsx';
import { SiteEditor } from './site-editor.tsx';
import { useSiteFile } from './site-file-context.ts';
import { TemplatesDialog } from './templates-dialog.tsx';
import { TemplatesViewModel } from './templates.view-model.ts';
import { createSection } from '../sections/section.ts';

/** The open editor on a site's page, or the offer of saved drafts. Loaded on first use. */
export const SiteEditorsPart = observer(() => {
  const model = useSiteFile();
  const { base, file, opening } = model;
  if (opening === null) return file === null ? null : <DraftOffers file={file} />;
  if (base === null) return null;
  const { siteNum } = base.account;
  const { gateway } = model.parts;
  const common = { model, base };
  switch (opening.kind) {
    case 'site':
      return <SiteEditor {...common} first={opening.first} />;
    case 'request':
      return <RequestEditor {...common} first={opening.first} />;
    case 'agencies':
      return <AgenciesEditor {...common} first={opening.first} />;
    case 'device': {
      const device = base.devices.find(({ devNum }) => devNum === opening.devNum);
      return device === undefined ? null : (
        <DeviceEditor model={model} device={device} siteNum={siteNum} />
      );
    }
    case 'outOfService': {
      const device = base.devices.find(({ devNum }) => devNum === opening.devNum);
      return device === undefined ? null : <OutOfServiceEditor {...common} device={device} />;
    }
    case 'returnToService': {
      const { devNum, entry, transmitterCode } = opening;
      return (
        <RemoveQuestion
          model={model}
          title={entry.begun ? `Return ${transmitterCode} to service?` : 'Cancel this plan?'}
          text={
            entry.begun
              ? 'Its signals will be acted on again, starting now.'
              : `${transmitterCode} stays in service.`
          }
          done={`${transmitterCode} is in service`}
          press={
            entry.begun
              ? { yes: 'Return to service', no: 'Leave out of service' }
              : { yes: 'Cancel plan', no: 'Keep plan' }
          }
          failed="It could not be returned to service."
          remove={() =>
            gateway.returnToService({ sn: siteNum, dn: devNum, id: entry.id, rev: entry.rev })
          }
        />
      );
    }
    case 'note':
      return <NoteEditor {...common} note={opening.note} />;
    case 'removeNote': {
      const { note } = opening;
      return (
        <RemoveQuestion
          model={model}
          title="Delete this note?"
          text={note.text}
          done="The note was deleted"
          remove={() => gateway.removeNote({ sn: siteNum, id: note.id, rev: note.rev })}
        />
      );
    }
    case 'removeDocument': {
      const { document } = opening;
      return (
        <RemoveQuestion
          model={model}
          title="Delete this document?"
          text={document.name}
          done="The document was deleted"
          remove={() => gateway.removeDocument({ sn: siteNum, id: document.id })}
        />
      );
    }
    case 'preview':
      return <SiteDocumentPreview {...common} document={opening.document} />;
    case 'document':
      return <DocumentUpload {...common} />;
    case 'move':
      return <MoveDialog {...common} />;
    case 'templates':
      return <TemplatesDialog {...common} />;
  }
});

/** The editors on a site's page. */
export const section = createSection(SiteEditorsPart, {
  siteFileViewer: ({ makeViewer }) => makeViewer(),
  siteTemplates: ({ makeKey, toasts, gatewayOf }) =>
    new TemplatesViewModel({ gateway: gatewayOf(siteTemplatesApi), makeKey, toasts }),
});
