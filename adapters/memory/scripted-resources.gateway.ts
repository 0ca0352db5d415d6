import type { Document } from '#core/documents/document.ts';
import type { ResourceGateway } from '#core/resources/resource.gateway.port.ts';
import type { ResourceList } from '#core/resources/resource.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof ResourceGateway> = Parameters<ResourceGateway[Name]>;

/** A library whose answers are set by whoever drives it. */
export class ScriptedResourceGateway implements ResourceGateway {
  readonly onList = new Script<Args<'list'>, ResourceList>('list');
  readonly onDownload = new Script<Args<'download'>, Document>('download');
  readonly onNoteView = new Script<Args<'noteView'>, unknown>('noteView');

  list(...input: Args<'list'>) {
    return this.onList.run(...input);
  }

  download(...input: Args<'download'>) {
    return this.onDownload.run(...input);
  }

  noteView(...input: Args<'noteView'>) {
    return this.onNoteView.run(...input);
  }
}
