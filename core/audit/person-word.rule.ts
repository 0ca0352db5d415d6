import type { AuditLine, AuditPerson } from './audit-line.schema.ts';

/** Returns the name of a person in the audit log, or the id of an account that no longer exists. */
export const personWord = (person: AuditPerson | null): string =>
  person === null ? '—' : (person.name ?? person.id);

/** Returns the account owner's name if another person acted; otherwise an empty string. */
export const subjectWord = ({ actor, subject }: Pick<AuditLine, 'actor' | 'subject'>): string =>
  subject?.id === actor?.id ? '' : personWord(subject);
