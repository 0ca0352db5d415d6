import type { Document } from '#core/documents/document.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type {
  IntakePage,
  IntakeReport,
  StaffMember,
  SupportedUser,
  SupportedUsers,
} from '#core/support/support.schema.ts';
import { Script } from './script.ts';

type Args<Name extends keyof SupportGateway> = Parameters<SupportGateway[Name]>;

/** A support gateway whose answers are set by whoever drives it. */
export class ScriptedSupportGateway implements SupportGateway {
  readonly onFindUsers = new Script<Args<'findUsers'>, SupportedUsers>('findUsers');
  readonly onExportUsers = new Script<Args<'exportUsers'>, Document>('exportUsers');
  readonly onHelp = new Script<Args<'help'>, SupportedUser>('help');
  readonly onRequireStep = new Script<Args<'requireStep'>, SupportedUser>('requireStep');
  readonly onReports = new Script<Args<'reports'>, IntakePage>('reports');
  readonly onExportReports = new Script<Args<'exportReports'>, Document>('exportReports');
  readonly onSetReportStatus = new Script<Args<'setReportStatus'>, IntakeReport>('setReportStatus');
  readonly onStaff = new Script<Args<'staff'>, readonly StaffMember[]>('staff');
  readonly onSetRights = new Script<Args<'setRights'>, StaffMember>('setRights');

  findUsers(...input: Args<'findUsers'>) {
    return this.onFindUsers.run(...input);
  }

  exportUsers(...input: Args<'exportUsers'>) {
    return this.onExportUsers.run(...input);
  }

  help(...input: Args<'help'>) {
    return this.onHelp.run(...input);
  }

  requireStep(...input: Args<'requireStep'>) {
    return this.onRequireStep.run(...input);
  }

  reports(...input: Args<'reports'>) {
    return this.onReports.run(...input);
  }

  exportReports(...input: Args<'exportReports'>) {
    return this.onExportReports.run(...input);
  }

  setReportStatus(...input: Args<'setReportStatus'>) {
    return this.onSetReportStatus.run(...input);
  }

  staff(...input: Args<'staff'>) {
    return this.onStaff.run(...input);
  }

  setRights(...input: Args<'setRights'>) {
    return this.onSetRights.run(...input);
  }
}
