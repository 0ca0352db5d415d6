/** Reads the anti-forgery cookie at the moment of sending (SECURITY.md §2.3). */
export interface XsrfSource {
  /** Null while the server has not set one. */
  read(): string | null;
}
