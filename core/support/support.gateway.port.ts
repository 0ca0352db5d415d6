import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport, ListQuery, ListSort } from '../lists/list-query.schema.ts';
import type { LoginStep } from '../login/login-step.ts';
import type { SupportDesk, SupportedPerson, SupportHits } from './support-place.schema.ts';
import type { AskStepForm, CorrectContactForm } from './next-sign-in.schema.ts';
import type {
  IntakePage,
  IntakeReport,
  IntakeStatus,
  StaffMember,
  SupportedUser,
  SupportedUsers,
  UserAction,
} from './support.schema.ts';

/** Helps users, reads reports and gives rights, as provider staff (domain guide 6.17). */
export interface SupportGateway {
  /** By username, e-mail, name, phone, group number or transmitter code; pages count from 1. */
  findUsers(input: {
    readonly text: string;
    readonly sort: ListSort | null;
    readonly page: number;
    readonly size: number;
  }): Answer<SupportedUsers>;
  /** The first people and groups some words find, while somebody types. */
  search(text: string): Answer<SupportHits>;
  /** Who waits now, which visits run, and the people of these ids. */
  desk(lately: readonly string[]): Answer<SupportDesk>;
  /** One person with everything their place shows; 404 for an id nobody has. */
  person(accountId: string): Answer<SupportedPerson>;
  /** All people a search finds, in the given columns, as a file; the provider notes who took them. */
  exportUsers(
    input: Omit<ListExport, 'query'> & { readonly text: string; readonly sort: ListSort | null },
  ): Answer<Document>;
  /** Does it and answers the person as they are now. */
  help(accountId: string, action: UserAction): Answer<SupportedUser>;
  /** The next sign-in asks for the step again; a repeat under the same key changes nothing. */
  askStep(
    accountId: string,
    asked: AskStepForm & { readonly step: LoginStep },
    idempotencyKey: string,
  ): Answer<SupportedUser>;
  /** 409 when the person has met it. */
  takeBackStep(accountId: string, askedId: string): Answer<SupportedUser>;
  /** The next sign-in proves it by a code; 422 when it is taken, the contact already, or there is none to correct. */
  correctContact(
    accountId: string,
    correction: CorrectContactForm,
    idempotencyKey: string,
  ): Answer<SupportedUser>;
  /** 409 when it does not wait any more. */
  takeBackContact(accountId: string, correctionId: string): Answer<SupportedUser>;
  reports(query: ListQuery): Answer<IntakePage>;
  /** Those the query leaves, in the given columns, as a file; the provider notes who took them. */
  exportReports(wanted: ListExport): Answer<Document>;
  /** Answers a message, which closes it and mails its writer; 409 like a state. */
  answerMessage(
    reference: string,
    answer: { readonly text: string; readonly rev: number },
  ): Answer<IntakeReport>;
  /** 409 when somebody else changed the report since `rev`. */
  setReportStatus(
    reference: string,
    change: { readonly status: IntakeStatus; readonly rev: number },
  ): Answer<IntakeReport>;
  staff(): Answer<readonly StaffMember[]>;
  /** Those a search leaves, in the given columns, as a file; the provider notes who took them. */
  exportStaff(wanted: ListExport): Answer<Document>;
  /** 409 when somebody else changed them since `rev`, 422 when nobody would be left to give rights. */
  setRights(
    accountId: string,
    change: { readonly rights: readonly string[]; readonly rev: number },
  ): Answer<StaffMember>;
}
