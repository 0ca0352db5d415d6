/** Reads the anti-forgery cookie at the moment of sending, not earlier: a sign-in of another tab renews it (SECURITY.md §2.3). */
export interface XsrfSource {
  /** Null while the server has not set one. */
  read(): string | null;
}
