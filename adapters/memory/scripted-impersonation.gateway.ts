import type { Document } from '#core/documents/document.ts';
import type { ImpersonationGateway } from '#core/impersonation/impersonation.gateway.port.ts';
import type { OwnVisit, Visit } from '#core/impersonation/visit.schema.ts';
import type { SessionGrant } from '#core/session/session-view.schema.ts';
import { Script } from './script.ts';

type ExportInput = Parameters<ImpersonationGateway['exportVisits']>[0];
type StartInput = Parameters<ImpersonationGateway['start']>[0];

/** Impersonation whose answers are set by whoever drives it. */
export class ScriptedImpersonationGateway implements ImpersonationGateway {
  readonly onStart = new Script<[input: StartInput], SessionGrant>('start');
  readonly onEnd = new Script<[], SessionGrant>('end');
  readonly onWaiting = new Script<[], string | null>('waiting');
  readonly onResume = new Script<[], SessionGrant>('resume');
  readonly onOwnVisits = new Script<[], readonly OwnVisit[]>('ownVisits');
  readonly onVisits = new Script<[], readonly Visit[]>('visits');

  readonly onExport = new Script<[wanted: ExportInput], Document>('exportVisits');

  start(input: StartInput) {
    return this.onStart.run(input);
  }

  end() {
    return this.onEnd.run();
  }

  waiting() {
    return this.onWaiting.run();
  }

  resume() {
    return this.onResume.run();
  }

  ownVisits() {
    return this.onOwnVisits.run();
  }

  exportVisits(wanted: ExportInput) {
    return this.onExport.run(wanted);
  }

  visits() {
    return this.onVisits.run();
  }
}
