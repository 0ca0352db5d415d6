import type { AuditExport, AuditPage, ChainPart } from '#core/audit/audit-record.schema.ts';
import type { AuditGateway } from '#core/audit/audit.gateway.port.ts';
import type { Job } from '#core/jobs/job.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof AuditGateway> = Parameters<AuditGateway[Name]>;

/** A gateway to the record whose answers are set by whoever drives it. */
export class ScriptedAuditGateway implements AuditGateway {
  readonly onPage = new Script<Args<'page'>, AuditPage>('page');
  readonly onExport = new Script<Args<'exportLines'>, AuditExport>('exportLines');
  readonly onStart = new Script<Args<'startExport'>, Job>('startExport');
  readonly onCheck = new Script<Args<'checkChain'>, ChainPart>('checkChain');

  page(...input: Args<'page'>) {
    return this.onPage.run(...input);
  }

  exportLines(...input: Args<'exportLines'>) {
    return this.onExport.run(...input);
  }

  startExport(...input: Args<'startExport'>) {
    return this.onStart.run(...input);
  }

  checkChain(...input: Args<'checkChain'>) {
    return this.onCheck.run(...input);
  }
}
