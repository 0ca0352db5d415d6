import type { Answer } from '../kernel/result.ts';

/** A list that staff keep row by row (domain guide 5.3). */
export interface KeptListGateway<Row, Form> {
  list(how?: { readonly background: boolean }): Answer<{ readonly rows: readonly Row[] }>;
  /** Under the number its form made: the same number again is one row. */
  add(id: string, form: Form): Answer<unknown>;
  /** 409 `staleRev` where somebody else changed it meanwhile, as below. */
  change(id: string, rev: number, form: Form): Answer<unknown>;
  remove(id: string, rev: number): Answer<unknown>;
  /** Puts back what was taken off, under the revision that taking off made. */
  restore(id: string, rev: number): Answer<unknown>;
}
