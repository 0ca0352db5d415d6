/** The reason why a server's certificate is not accepted. */
export type CertificateFault =
  | { readonly why: 'expired' | 'notYetValid' | 'unknownAuthority' }
  /** The certificate is for another host. `names` are the host names in the certificate. */
  | { readonly why: 'otherHost'; readonly names: string }
  | { readonly why: 'other'; readonly code: string };

/**
 * A network fault between a request and the portal's response. `host` is the requested host and port; texts from a server
 * are unchanged.
 */
export type LineFault = { readonly request: string } & (
  | {
      readonly kind: 'noSuchHost' | 'refused' | 'noWay' | 'cutOff' | 'noTls' | 'noHttp';
      readonly host: string;
    }
  | { readonly kind: 'certificate'; readonly host: string; readonly certificate: CertificateFault }
  /** The server answered with a redirect. Redirects are never followed, so that cookies and passwords go only to the given address. */
  | { readonly kind: 'redirected'; readonly status: number; readonly to: string }
  /** The response was complete but not JSON. `type` is the media type, or empty if the response had none. */
  | { readonly kind: 'noJson'; readonly status: number; readonly type: string }
  | { readonly kind: 'tooLong'; readonly bytes: number }
  /** The time limit was exceeded before the response started (`answer`) or before it ended (`end`). */
  | { readonly kind: 'slow'; readonly before: 'answer' | 'end' }
  | { readonly kind: 'unknown'; readonly host: string; readonly code: string }
);
