/** Reasons why a server's certificate is not accepted. */
export type CertificateFault =
  | { readonly why: 'expired' | 'notYetValid' | 'unknownAuthority' }
  /** `names` are the names in the certificate. */
  | { readonly why: 'otherHost'; readonly names: string }
  | { readonly why: 'other'; readonly code: string };

/**
 * What went wrong between a request and the portal's response, as far as the network shows it. `host` is the requested
 * host and port; texts from a server are as sent.
 */
export type LineFault = { readonly request: string } & (
  | {
      readonly kind: 'noSuchHost' | 'refused' | 'noWay' | 'cutOff' | 'noTls' | 'noHttp';
      readonly host: string;
    }
  | { readonly kind: 'certificate'; readonly host: string; readonly certificate: CertificateFault }
  /** Redirects are never followed: cookies and passwords are not sent to a place a server chooses. */
  | { readonly kind: 'redirected'; readonly status: number; readonly to: string }
  /** The response was complete but not JSON. `type` is its media type, empty without one. */
  | { readonly kind: 'noJson'; readonly status: number; readonly type: string }
  | { readonly kind: 'tooLong'; readonly bytes: number }
  /** The time limit passed before the response started, or while it was arriving. */
  | { readonly kind: 'slow'; readonly before: 'answer' | 'end' }
  | { readonly kind: 'unknown'; readonly host: string; readonly code: string }
);
