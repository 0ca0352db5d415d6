import type { AuditLine, AuditPerson } from './audit-line.schema.ts';

/** A person of the audit log in one word; an account that is gone keeps its number. */
export const personWord = (person: AuditPerson | null): string =>
  person === null ? '—' : (person.name ?? person.id);

/** Whose account it was, where somebody else acted. */
export const subjectWord = ({ actor, subject }: Pick<AuditLine, 'actor' | 'subject'>): string =>
  subject?.id === actor?.id ? '' : personWord(subject);
