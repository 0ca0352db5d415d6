import type { ImpersonationGateway } from '#core/impersonation/impersonation.gateway.port.ts';
import type { Visit } from '#core/impersonation/visit.schema.ts';
import { csvText } from '#core/kernel/csv.rule.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { Loadable } from '../shell/loadable.ts';
import { END_WORDS, MODE_WORDS } from './visit-words.ts';

/** Who saw the portal as whom, running visits among them (domain guide 6.17 "Sessions"). */
export class VisitsViewModel {
  readonly list: Loadable<readonly Visit[]>;
  readonly #files: FileSaver;

  constructor(parts: {
    readonly impersonation: Pick<ImpersonationGateway, 'visits'>;
    readonly files: FileSaver;
  }) {
    this.#files = parts.files;
    this.list = new Loadable({
      read: () => parts.impersonation.visits(),
      fallback: 'The sessions could not be loaded.',
    });
  }

  start(): void {
    void this.list.load();
  }

  dispose(): void {
    this.list.dispose();
  }

  /** Everything that is shown, as a file. */
  download(visits: readonly Visit[]): void {
    const content = csvText(
      ['Staff', 'User', 'Username', 'Mode', 'Reason', 'Ticket', 'Started', 'Ended', 'How it ended'],
      visits.map((visit) => [
        visit.actorName,
        visit.subjectName,
        visit.subjectUsername,
        MODE_WORDS[visit.mode],
        visit.reason,
        visit.ticket,
        visit.startedAt,
        visit.endedAt,
        visit.endReason === null ? 'Running' : END_WORDS[visit.endReason],
      ]),
    );
    this.#files.save({ name: 'impersonation-sessions.csv', type: 'text/csv', content });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly visits: VisitsViewModel;
  }
}
