import type { AuditLine, AuditPerson } from './audit-line.schema.ts';

/** Returns the short name of a person in the audit log; for an account that no longer exists, its id. */
export const personWord = (person: AuditPerson | null): string =>
  person === null ? '—' : (person.name ?? person.id);

/** Returns whose account it was, if another person acted; otherwise an empty text. */
export const subjectWord = ({ actor, subject }: Pick<AuditLine, 'actor' | 'subject'>): string =>
  subject?.id === actor?.id ? '' : personWord(subject);
