import type { AuditExport, AuditPage, ChainPart } from '#core/audit/audit-record.schema.ts';
import type { Document } from '#core/documents/document.ts';
import type { AuditGateway } from '#core/audit/audit.gateway.port.ts';
import { Script } from './script.ts';

type Args<Name extends keyof AuditGateway> = Parameters<AuditGateway[Name]>;

/** A gateway to the record whose answers are set by whoever drives it. */
export class ScriptedAuditGateway implements AuditGateway {
  readonly onPage = new Script<Args<'page'>, AuditPage>('page');
  readonly onExport = new Script<Args<'exportLines'>, AuditExport>('exportLines');
  readonly onPrint = new Script<Args<'printLines'>, Document>('printLines');
  readonly onCheck = new Script<Args<'checkChain'>, ChainPart>('checkChain');

  page(...input: Args<'page'>) {
    return this.onPage.run(...input);
  }

  exportLines(...input: Args<'exportLines'>) {
    return this.onExport.run(...input);
  }

  printLines(...input: Args<'printLines'>) {
    return this.onPrint.run(...input);
  }

  checkChain(...input: Args<'checkChain'>) {
    return this.onCheck.run(...input);
  }
}
