import type { ImpersonationGateway } from '#core/impersonation/impersonation.api.ts';
import { IMPERSONATION_LIST, IMPERSONATIONS } from '#core/impersonation/impersonation-list.ts';
import type { ImpersonationSession } from '#core/impersonation/impersonation-session.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { LOCAL_PAUSE, LocalRows } from '../lists/local-rows.ts';

interface Parts extends ListServices {
  readonly impersonation: Pick<ImpersonationGateway, 'visits' | 'visitsExport'>;
}

/** All impersonations, including running ones (domain guide 6.17 "Sessions"). */
export class ImpersonationsViewModel {
  readonly list: ListViewModel<ImpersonationSession>;
  readonly download: ListDownload;

  constructor(parts: Parts) {
    const { impersonation, own } = parts;
    const rows = new LocalRows(
      async () => mapOk(await impersonation.visits(), ({ visits }) => visits),
      IMPERSONATIONS,
    );
    this.list = new ListViewModel({
      shape: IMPERSONATION_LIST,
      read: rows.read,
      forget: rows.forget,
      keyOf: ({ id }) => id,
      fallback: 'The view-as sessions could not be loaded.',
      pause: LOCAL_PAUSE,
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => impersonation.visitsExport(wanted),
      fallback: 'The view-as sessions could not be exported.',
      row: 'session',
    });
  }

  dispose(): void {
    this.list.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly visits: ImpersonationsViewModel;
  }
}
